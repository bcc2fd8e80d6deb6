import {
  type Address,
  concat,
  getAddress,
  type Hex,
  keccak256,
  parseAbi,
  parseEther,
  parseEventLogs,
  parseSignature,
  toHex,
  toRlp,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageLines } from '@/programs/treasury/messages/message-texts'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'
import { plainTransaction, type SafeTransaction, typedTransaction } from '@/safe/safe-transaction'

import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { executeInSafe } from '../../support/execute-in-safe'
import { receiptOf } from '../../support/receipt-of'
import { batchContract, batchData, encoded } from '../decode/encode'
import { typedData } from '../decode/typed-data'
import { compiled, createSignedToken, signatureOfSafe } from './signed-token'

const context = { nativeSymbol: 'ETH', facts: new Map() }
const [friend, thief] = [7, 8].map((index) => developmentAccount(index).address) as [Address, Address]
let chains: DemoChains
let token: Address
let call: Awaited<ReturnType<typeof createSignedToken>>['call']
beforeAll(async () => {
  chains = await startChains()
  const created = await createSignedToken(chains)
  token = created.token
  call = created.call
})
afterAll(() => chains?.stop())

const safe = () => chains.deployment.safe.address
const id = () => ({ chainId: 31_337, address: safe() })
const batchRunner = () => chains.deployment.multicall3
const nonce = async () =>
  chains.client.readContract({
    address: safe(),
    abi: parseAbi(['function nonce() view returns (uint256)']),
    functionName: 'nonce',
  })
const domain = () => ({ name: 'Signed', version: '1', chainId: 31_337, verifyingContract: token })
const described = (message: Record<string, unknown>) =>
  describeMessage(id(), message, 'cats.example') ?? expect.unreachable()
const wordsOf = (message: Record<string, unknown>) => messageLines(described(message).meaning, context)

const events = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce)',
])
const happened = ({ logs }: Awaited<ReturnType<typeof call>>) =>
  parseEventLogs({ abi: events, logs }).map(({ eventName, args }) => [eventName, args])

const fields = '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'
/** Creates an authorization of ERC-3009, its message, and the token's call data. */
function authorized(
  kind: 'Transfer' | 'Receive',
  one: { to: Address; value: bigint; nonce: Hex; after: number },
) {
  const values = {
    from: safe(),
    to: one.to,
    value: String(one.value),
    validAfter: one.after,
    validBefore: 4_000_000_000,
    nonce: one.nonce,
  }
  return { values, message: typedData(`${kind}WithAuthorization${fields}`, values, domain()) }
}

describe('effects of signed messages at a token', () => {
  test('an authorization of ERC-3009 pays a thief once, and is described as a danger', async () => {
    const { values, message } = authorized('Transfer', {
      to: thief,
      value: 1_000_000n,
      nonce: `0x${'12'.repeat(32)}`,
      after: 0,
    })
    const receipt = await call('transferWithAuthorization', [values, await signatureOfSafe(chains, message)])
    expect(happened(receipt)).toEqual([['Transfer', { from: safe(), to: thief, value: 1_000_000n }]])
    expect(wordsOf(message)).toContain(
      `Let anyone send 1000000 smallest units of the token ${getAddress(token)} from ${safe()} to ${thief}`,
    )
    expect(gravityOfMessage(described(message))).toBe('danger')
  })

  test('a canceled authorization can no longer be used', async () => {
    const nonce: Hex = `0x${'34'.repeat(32)}`
    const cancel = typedData(
      'CancelAuthorization(address authorizer,bytes32 nonce)',
      { authorizer: safe(), nonce },
      domain(),
    )
    const receipt = await call('cancelAuthorization', [safe(), nonce, await signatureOfSafe(chains, cancel)])
    expect(happened(receipt)).toEqual([['AuthorizationCanceled', { authorizer: safe(), nonce }]])
    expect(wordsOf(cancel)).toContain(`Cancel the authorization ${nonce} of ${safe()}`)
    const { values, message } = authorized('Transfer', { to: thief, value: 1n, nonce, after: 0 })
    const signature = await signatureOfSafe(chains, message)
    expect((await call('transferWithAuthorization', [values, signature])).status).toBe('reverted')
  })

  test('an ERC-2612 permit keeps its allowance after the deadline, and its description says so', async () => {
    const deadline = (await chains.client.getBlock()).timestamp + 60n
    const message = typedData(
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
      { owner: safe(), spender: thief, value: '98', nonce: 0, deadline: String(deadline) },
      domain(),
    )
    const signature = await signatureOfSafe(chains, message)
    await call('permit', [safe(), thief, 98n, deadline, signature])
    await chains.client.setNextBlockTimestamp({ timestamp: deadline + 86_400n })
    const late = await call('transferFrom', [safe(), thief, 98n], thief)
    expect(happened(late)).toEqual([['Transfer', { from: safe(), to: thief, value: 98n }]])
    const time = new Date(Number(deadline) * 1000).toISOString().slice(0, 19).replace('T', ' ')
    expect(wordsOf(message)).toBe(
      `Approve ${thief} to spend 98 smallest units of the token ${getAddress(token)}, from the account ${safe()}, ` +
        `with no end; the signature can be used until ${time} UTC`,
    )
  })

  test('an allowance of Permit2 with an expiration of zero is used in the block that takes the signature', async () => {
    const { code, abi } = compiled('signed-rights.sol', 'SignedAllowances')
    const { client } = chains
    const created = await client.deployContract({ abi, bytecode: code, account: thief, chain: null })
    const { contractAddress } = await receiptOf(client, created)
    const permit2 = contractAddress ?? '0x'
    const details = { token, amount: '98', expiration: 0, nonce: 0 }
    const message = typedData(
      'PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)',
      { details, spender: batchRunner(), sigDeadline: 4_000_000_000 },
      { name: 'Permit2', chainId: 31_337, verifyingContract: permit2 },
    )
    await executeInSafe(chains, {
      ...plainTransaction({
        to: token,
        data: encoded('approve(address spender, uint256 amount)', permit2, 98n),
        nonce: Number(await nonce()),
      }),
    })
    const signature = await signatureOfSafe(chains, message)
    const single =
      '((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) one'
    const calls = [
      encoded(`permit(address owner, ${single}, bytes signature)`, safe(), message.message, signature),
      encoded(
        'transferFrom(address from, address to, uint160 amount, address token)',
        safe(),
        thief,
        98n,
        token,
      ),
    ].map((callData) => ({ target: permit2, allowFailure: false, callData }))
    const data = encoded('aggregate3((address target, bool allowFailure, bytes callData)[] calls)', calls)
    const hash = await client.sendTransaction({ account: thief, to: batchRunner(), data, chain: null })
    expect(happened(await receiptOf(client, hash))).toContainEqual([
      'Transfer',
      { from: safe(), to: thief, value: 98n },
    ])
    expect(wordsOf(message)).toContain('until 2096-10-02 07:06:40 UTC')
  })
})

/** Returns a transaction of the demo's Safe as the message that another Safe, its owner, must sign. */
function asMessage(transaction: SafeTransaction) {
  const { message, ...rest } = typedTransaction(id(), transaction)
  const values = Object.entries(message).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? String(value) : value,
  ])
  return { ...rest, message: Object.fromEntries(values) } as unknown as Record<string, unknown>
}
const signer = { chainId: 31_337, address: `0x${'5a'.repeat(20)}` as Address }
const describedFor = (message: Record<string, unknown>) =>
  describeMessage(signer, message, 'cats.example') ?? expect.unreachable()

describe('a transaction of another Safe, signed as a message', () => {
  const batch = async (calls: Parameters<typeof batchData>[0]): Promise<SafeTransaction> => ({
    ...plainTransaction({ to: batchContract, data: batchData(calls), nonce: Number(await nonce()) }),
    operation: 1,
  })

  test('a message that enables a module behind a payment of 1 wei shows both calls and is a danger', async () => {
    const transaction = await batch([
      { to: friend, value: 1n },
      { to: safe(), data: encoded('enableModule(address module)', thief) },
    ])
    const message = asMessage(transaction)
    const words = messageLines(describedFor(message).meaning, context)
    expect(words).toContain(`2. Enable the module ${thief}`)
    expect(describedFor(message).callRisks).toContain('module')
    await executeInSafe(chains, transaction)
    const isEnabled = await chains.client.readContract({
      address: safe(),
      abi: parseAbi(['function isModuleEnabled(address) view returns (bool)']),
      functionName: 'isModuleEnabled',
      args: [thief],
    })
    expect(isEnabled).toBe(true)
  })
})

describe('authorizations of EIP-7702', () => {
  const target = `0x${'7c'.repeat(20)}` as const
  test.each([
    ['of this network', 31_337, true],
    ['of every network', 0, true],
    ['of another network', 1, false],
  ])(
    'an authorization %s sets the described code, or has no effect on this network',
    async (_, chainId, isTaken) => {
      const account = privateKeyToAccount(toHex(1_000 + chainId, { size: 32 }))
      const authorization = { address: target, chainId, nonce: 0 } as const
      const rlp = toRlp([chainId === 0 ? '0x' : toHex(chainId), target, '0x'])
      const text = concat(['0x05', rlp])
      const { meaning, risks } = describeMessage(id(), text, 'cats.example') ?? expect.unreachable()
      expect(risks).toContain('code')
      expect(messageLines(meaning, context)).toBe(
        `Let an account run the code of ${getAddress(target)} from now on: network ${chainId}, nonce 0`,
      )
      const signature = parseSignature(await account.sign({ hash: keccak256(text) }))
      const { client } = chains
      const sender = privateKeyToAccount(toHex(99n, { size: 32 }))
      await client.setBalance({ address: sender.address, value: parseEther('1') })
      const hash = await client.sendTransaction({
        account: sender,
        authorizationList: [{ ...authorization, ...signature, yParity: signature.yParity }],
        to: account.address,
        chain: client.chain,
        gas: 200_000n,
      })
      await receiptOf(client, hash)
      const code = await client.getCode({ address: account.address })
      expect(code).toBe(isTaken ? concat(['0xef0100', target]) : undefined)
    },
  )
})
