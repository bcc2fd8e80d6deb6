import {
  concat,
  encodeFunctionData,
  hashMessage,
  parseAbi,
  parseEther,
  serializeErc6492Signature,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../support/demo-chains'
import { receiptOf } from '../support/receipt-of'

const message = 'I agree to the terms.'
const erc20Balance = parseAbi(['function balanceOf(address) view returns (uint256)'])
const factoryAbi = parseAbi([
  'function create(address owner, bytes32 salt) returns (address)',
  'function addressOf(address owner, bytes32 salt) view returns (address)',
])
const walletAbi = parseAbi([
  'function owner() view returns (address)',
  'function execute(address to, uint256 value, bytes data) payable returns (bytes)',
])
const safeAbi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function VERSION() view returns (string)',
])

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

test('the Safe is a 2-of-2 of the first two accounts and holds Ether, CAT and USDC', async () => {
  const { client, deployment } = chains
  const { address, owners, threshold } = deployment.safe
  const read = { address, abi: safeAbi } as const
  expect(await client.readContract({ ...read, functionName: 'VERSION' })).toBe('1.4.1')
  expect(await client.readContract({ ...read, functionName: 'getThreshold' })).toBe(2n)
  expect(await client.readContract({ ...read, functionName: 'getOwners' })).toEqual(owners)
  expect(owners).toEqual([developmentAccount(0).address, developmentAccount(1).address])
  expect(threshold).toBe(2)
  expect(await client.getBalance({ address })).toBe(parseEther('25'))
  for (const symbol of ['CAT', 'USDC']) {
    const token = deployment.tokens[symbol]
    if (!token) throw new Error(`${symbol} was not deployed`)
    const balance = await client.readContract({
      address: token.address,
      abi: erc20Balance,
      functionName: 'balanceOf',
      args: [address],
    })
    expect(balance).toBeGreaterThan(0n)
  }
})

test('a Safe message needs both owners (EIP-1271)', async () => {
  const { client, deployment } = chains
  const { address } = deployment.safe
  const signatures = await safeSignatures(message, [0, 1])
  expect(await client.verifyMessage({ address, message, signature: concat(signatures) })).toBe(true)
  for (const signature of signatures) {
    expect(await client.verifyMessage({ address, message, signature })).toBe(false)
  }
  expect(
    await client.verifyMessage({ address, message: 'something else', signature: concat(signatures) }),
  ).toBe(false)
  const stranger = await safeSignatures(message, [0, 5])
  expect(await client.verifyMessage({ address, message, signature: concat(stranger) })).toBe(false)
})

test('a contract wallet accepts the signature of its owner alone (EIP-1271)', async () => {
  const { client, deployment } = chains
  const { deployed, owner } = deployment.contractWallet
  expect(owner).toBe(developmentAccount(3).address)
  expect(await client.readContract({ address: deployed, abi: walletAbi, functionName: 'owner' })).toBe(owner)
  const signature = await developmentAccount(3).signMessage({ message })
  expect(await client.verifyMessage({ address: deployed, message, signature })).toBe(true)
  expect(await client.verifyMessage({ address: deployed, message: 'something else', signature })).toBe(false)
  const other = await developmentAccount(2).signMessage({ message })
  expect(await client.verifyMessage({ address: deployed, message, signature: other })).toBe(false)
  expect(await client.verifyMessage({ address: deployed, message, signature: '0x1234' })).toBe(false)
})

test('a signature with a large s is refused (EIP-2)', async () => {
  const { client, deployment } = chains
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const signature = await developmentAccount(3).signMessage({ message })
  const s = order - BigInt(`0x${signature.slice(66, 130)}`)
  const v = signature.endsWith('1b') ? '1c' : '1b'
  const twin = `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${v}` as `0x${string}`
  expect(
    await client.verifyMessage({ address: deployment.contractWallet.deployed, message, signature: twin }),
  ).toBe(false)
})

test('a wallet signs before it is deployed (EIP-6492), and another owner does not', async () => {
  const { client, deployment } = chains
  const { factory } = deployment.contractWallet
  const owner = developmentAccount(5)
  const salt = `0x${'42'.repeat(32)}` as const
  const args = [owner.address, salt] as const
  const address = await client.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'addressOf',
    args,
  })
  expect(await client.getCode({ address })).toBeUndefined()
  const wrapped = async (index: number) =>
    serializeErc6492Signature({
      address: factory,
      data: encodeFunctionData({ abi: factoryAbi, functionName: 'create', args }),
      signature: await developmentAccount(index).signMessage({ message }),
    })
  expect(await client.verifyMessage({ address, message, signature: await wrapped(5) })).toBe(true)
  expect(await client.verifyMessage({ address, message, signature: await wrapped(6) })).toBe(false)
  expect(await client.getCode({ address })).toBeUndefined()

  const create = {
    account: owner.address,
    address: factory,
    abi: factoryAbi,
    functionName: 'create',
    args,
  } as const
  await receiptOf(client, await client.writeContract(create))
  expect(await client.getCode({ address })).not.toBeUndefined()
  expect(await client.verifyMessage({ address, message, signature: await wrapped(5) })).toBe(true)
  const again = await receiptOf(client, await client.writeContract(create))
  expect(again.status).toBe('success')
})

test('a contract wallet executes calls of its owner only', async () => {
  const { client, deployment } = chains
  const { deployed, owner } = deployment.contractWallet
  const to = developmentAccount(7).address
  const execute = {
    address: deployed,
    abi: walletAbi,
    functionName: 'execute',
    args: [to, parseEther('1'), '0x'],
    value: parseEther('1'),
  } as const
  const before = await client.getBalance({ address: to })
  await receiptOf(client, await client.writeContract({ ...execute, account: owner }))
  expect(await client.getBalance({ address: to })).toBe(before + parseEther('1'))
  await expect(client.simulateContract({ ...execute, account: to })).rejects.toThrow('reverted')
})

/** Returns off-chain signatures of a Safe message, sorted by the owners' addresses as the Safe requires. */
async function safeSignatures(text: string, indices: readonly number[]) {
  const { deployment } = chains
  const owners = indices
    .map(developmentAccount)
    .sort((a, b) => (BigInt(a.address) < BigInt(b.address) ? -1 : 1))
  return Promise.all(
    owners.map((owner) =>
      owner.signTypedData({
        domain: { chainId: deployment.exchange.chainId, verifyingContract: deployment.safe.address },
        types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
        primaryType: 'SafeMessage',
        message: { message: hashMessage(text) },
      }),
    ),
  )
}
