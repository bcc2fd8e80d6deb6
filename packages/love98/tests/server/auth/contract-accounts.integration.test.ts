import * as v from 'valibot'
import { concat, encodeFunctionData, type Hex, hashMessage, parseAbi, serializeErc6492Signature } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verificationClient, verifySignature } from '@/chain/verify-signature'
import type { Address } from '@/domain/address'
import { signInMessage } from '@/domain/sign-in/sign-in-message'
import { reverifyAfter, sessionLifetime } from '@/domain/sign-in/sign-in-rules'
import { currentSession } from '@/server/auth/current-session'
import { issueSignInNonce } from '@/server/auth/issue-nonce'
import { verifyRequest, verifySignIn } from '@/server/auth/verify-sign-in'
import { createToken } from '@/server/db/session-token'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { receiptOf } from '../../support/receipt-of'
import { databaseOf } from '../db/database-of'
import { createPorts, requestWith } from './sign-in-ports'

const factoryAbi = parseAbi([
  'function create(address owner, bytes32 salt) returns (address)',
  'function addressOf(address owner, bytes32 salt) view returns (address)',
])
const safeAbi = parseAbi(['function swapOwner(address previous, address old, address next)'])
const refusal = { code: 'verification-failed' }

const on = databaseOf('pglite', 'nonces, sessions')
let chains: DemoChains
let world: ReturnType<typeof createPorts>
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
beforeEach(() => {
  world = createPorts(() => on.db, {
    verify: (chainId, signed) => verifySignature(signed, clientOf(chainId)),
    site: {
      domain: 'cats.example',
      uri: 'https://cats.example',
      chainIds: chains.deployment.chains.map(({ id }) => id),
      statement: 'Sign in to Cat Club.',
    },
  })
})

// Proves S7.1
test('a contract wallet is signed in by its owner only (EIP-1271), for an hour', async () => {
  const { deployed } = chains.deployment.contractWallet
  const { session } = await signIn(deployed, (message) => developmentAccount(3).signMessage({ message }))
  expect(session).toMatchObject({ status: 'authenticated', kind: 'contract', address: deployed })
  expect(session).toMatchObject({
    expiresAt: new Date(world.clock.now + sessionLifetime.contract).toISOString(),
  })
  const stranger = signIn(deployed, (message) => developmentAccount(2).signMessage({ message }))
  await expect(stranger).rejects.toMatchObject(refusal)
})

// Proves S7.1
test('a contract account signs in on its own chain only', async () => {
  const { chains: listed, contractWallet } = chains.deployment
  const second = listed[1]?.id ?? 0
  const sign = (message: string) => developmentAccount(3).signMessage({ message })
  await expect(signIn(contractWallet.deployed, sign, { chainId: second })).rejects.toMatchObject(refusal)
})

// Proves S7.1
test('a counterfactual wallet signs in (EIP-6492) and stays undeployed', async () => {
  const { address, wrap } = await futureWallet(5)
  const signed = (index: number) => async (message: string) =>
    wrap(await developmentAccount(index).signMessage({ message }))
  expect((await signIn(address, signed(5))).session).toMatchObject({ kind: 'contract', address })
  await expect(signIn(address, signed(6))).rejects.toMatchObject(refusal)
  const bare = signIn(address, (message) => developmentAccount(5).signMessage({ message }))
  await expect(bare).rejects.toMatchObject(refusal)
  expect(await chains.client.getCode({ address })).toBeUndefined()
})

// Proves S7.1
test('both owners of a 2-of-2 Safe sign it in, and removing an owner ends the session', async () => {
  const { address } = chains.deployment.safe
  for (const owners of [[0], [1], [0, 5]]) {
    const alone = signIn(address, (message) => safeSignature(message, owners), { kind: 'safe' })
    await expect(alone, `signed by ${owners}`).rejects.toMatchObject(refusal)
  }
  const both = (message: string) => safeSignature(message, [0, 1])
  const { session, token } = await signIn(address, both, { kind: 'safe' })
  expect(session).toMatchObject({ kind: 'contract', address })
  world.clock.now += reverifyAfter
  expect(await currentSession(world.ports, requestWith(token))).toEqual(session)

  await replaceOwner(address)
  expect(await currentSession(world.ports, requestWith(token))).toEqual(session)
  world.clock.now += reverifyAfter
  expect(await currentSession(world.ports, requestWith(token))).toEqual({ status: 'unauthenticated' })
  expect(await world.sessions()).toEqual([])
})

// Proves S7.1
test('an empty signature proves a message that the contract signed on its chain, and no other', async () => {
  expect(v.parse(verifyRequest, { message: 'x', signature: '0x' }).signature).toBe('0x')
  const { safe, contractWallet } = chains.deployment
  for (const address of [safe.address, contractWallet.deployed, developmentAccount(0).address])
    await expect(signIn(address, async () => '0x')).rejects.toMatchObject(refusal)
})

test('a key account signs in while its node is down, and a contract account gets node-unavailable', async () => {
  const nowhere = verificationClient('http://127.0.0.1:9', 1000)
  world.ports.verify = (_, signed) => verifySignature(signed, nowhere)
  const account = developmentAccount(4)
  const own = await signIn(account.address, (message) => account.signMessage({ message }))
  expect(own.session).toMatchObject({ kind: 'account' })
  const { deployed } = chains.deployment.contractWallet
  const asked = signIn(deployed, (message) => developmentAccount(3).signMessage({ message }))
  await expect(asked).rejects.toMatchObject({ code: 'node-unavailable' })
})

async function signIn(
  address: Address,
  sign: (message: string) => Promise<Hex>,
  { chainId = firstChain(), kind = 'plain' }: { chainId?: number; kind?: 'plain' | 'safe' } = {},
) {
  const browser = createToken()
  const fields = await issueSignInNonce(world.ports, { address, chainId, kind }, browser)
  const message = signInMessage(fields)
  const signature = await sign(message)
  return verifySignIn(world.ports, { message, signature }, { browser, session: null })
}

function firstChain(): number {
  return chains.deployment.exchange.chainId
}

function clientOf(chainId: number): Parameters<typeof verifySignature>[1] {
  const url = chains.deployment.chains.find(({ id }) => id === chainId)?.rpcUrl
  return url ? verificationClient(url) : null
}

async function futureWallet(ownerIndex: number) {
  const { factory } = chains.deployment.contractWallet
  const args = [developmentAccount(ownerIndex).address, `0x${'98'.repeat(32)}`] as const
  const call = { address: factory, abi: factoryAbi, functionName: 'addressOf', args } as const
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'create', args })
  return {
    address: await chains.client.readContract(call),
    wrap: (signature: Hex) => serializeErc6492Signature({ address: factory, data, signature }),
  }
}

/** Returns off-chain signatures of a Safe message, sorted by the owners' addresses as the Safe requires. */
async function safeSignature(message: string, indices: readonly number[]): Promise<Hex> {
  const { exchange, safe } = chains.deployment
  const owners = indices
    .map(developmentAccount)
    .sort((a, b) => (BigInt(a.address) < BigInt(b.address) ? -1 : 1))
  const signatures = owners.map((owner) =>
    owner.signTypedData({
      domain: { chainId: exchange.chainId, verifyingContract: safe.address },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: hashMessage(message) },
    }),
  )
  return concat(await Promise.all(signatures))
}

/** Replaces the second owner of the Safe. The call comes from the Safe itself, as if the owners had executed it. */
async function replaceOwner(address: Address): Promise<void> {
  const { client } = chains
  const [first, second, next] = [0, 1, 7].map((index) => developmentAccount(index).address)
  if (!first || !second || !next) throw new Error('There are ten accounts')
  const owners = await client.readContract({
    address,
    abi: parseAbi(['function getOwners() view returns (address[])']),
    functionName: 'getOwners',
  })
  const before = owners.indexOf(second) > 0 ? owners[owners.indexOf(second) - 1] : undefined
  const sentinel = '0x0000000000000000000000000000000000000001'
  const args = [before ?? sentinel, second, next] as const
  await client.impersonateAccount({ address })
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args })
  const hash = await client.sendTransaction({ account: address, to: address, data })
  const { status } = await receiptOf(client, hash)
  await client.stopImpersonatingAccount({ address })
  if (status !== 'success') throw new Error('The Safe kept its owner')
}
