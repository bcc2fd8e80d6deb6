import fc from 'fast-check'
import { type Address, getAddress, type Hex, hexToBigInt, maxUint256, parseAbi, parseEventLogs } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageWords } from '@/programs/treasury/words/message-words'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'
import { plainTransaction, type SafeTransaction, typedTransaction } from '@/safe/safe-transaction'
import { treasuryMessagesTexts } from '@/texts/en/programs/treasury-messages'
import { treasuryWords } from '@/texts/en/programs/treasury-words'
import { developmentAccount } from '../../../scripts/demo/development-accounts.mjs'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { executeInSafe } from '../../support/execute-in-safe'
import { batchContract, batchData, encoded } from '../decode/encode'
import { typedData } from '../decode/typed-data'
import { createSignedToken, signatureOfSafe } from './signed-token'

const numRuns = process.env.LOVE98_FULL === '1' ? 300 : 15
const context = { texts: treasuryWords, nativeSymbol: 'ETH', facts: new Map() }
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
const domain = () => ({ name: 'Signed', version: '1', chainId: 31_337, verifyingContract: token })
const described = (message: Record<string, unknown>) =>
  describeMessage(id(), message, 'love.example') ?? expect.unreachable()
const wordsOf = (message: Record<string, unknown>) =>
  messageWords(described(message).meaning, treasuryMessagesTexts, context)

const events = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce)',
])
const happened = ({ logs }: Awaited<ReturnType<typeof call>>) =>
  parseEventLogs({ abi: events, logs }).map(({ eventName, args }) => [eventName, args])

const fields = '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'
const account = fc.constantFrom(friend, thief)
const bytes32 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
const amount = fc.oneof(fc.bigInt(0n, 10n ** 20n), fc.constant(1n))
const authorization = fc.record({ to: account, value: amount, nonce: bytes32, after: fc.nat(1_000) })

/** An authorization of ERC-3009, the message for it and what the token is called with. */
function authorized(
  kind: 'Transfer' | 'Receive',
  one: typeof authorization extends fc.Arbitrary<infer T> ? T : never,
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

describe('what a signature of a Safe does at a token is what its words say', () => {
  test('a thief is paid by one authorization of ERC-3009, which is a danger', async () => {
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

  test('transfers of ERC-3009, by anyone and by the recipient', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        authorization,
        fc.constantFrom('Transfer' as const, 'Receive' as const),
        async (one, kind) => {
          const { values, message } = authorized(kind, one)
          const signature = await signatureOfSafe(chains, message)
          const name = kind === 'Transfer' ? 'transferWithAuthorization' : 'receiveWithAuthorization'
          const receipt = await call(name, [values, signature], kind === 'Receive' ? one.to : undefined)
          const { meaning } = described(message)
          if (meaning.kind !== 'transfer') throw new Error(meaning.kind)
          expect(meaning.by).toBe(kind === 'Transfer' ? 'anyone' : 'recipient')
          expect(happened(receipt)).toEqual([
            ['Transfer', { from: meaning.from, to: meaning.to, value: meaning.amount }],
          ])
          for (const shown of [meaning.from, meaning.to, `${meaning.amount} smallest units`])
            expect(wordsOf(message)).toContain(shown)
        },
      ),
      { numRuns, seed: 98 },
    )
  })

  test('an authorization that is canceled can no longer be used', async () => {
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

  test('permits of ERC-2612', { timeout: 600_000 }, async () => {
    let nonce = 0
    await fc.assert(
      fc.asyncProperty(account, fc.oneof(amount, fc.constant(maxUint256)), async (spender, value) => {
        const message = typedData(
          'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
          { owner: safe(), spender, value: String(value), nonce: nonce++, deadline: 4_000_000_000 },
          domain(),
        )
        const signature = await signatureOfSafe(chains, message)
        const receipt = await call('permit', [safe(), spender, value, 4_000_000_000n, signature])
        const { meaning } = described(message)
        if (meaning.kind !== 'allow') throw new Error(meaning.kind)
        expect(happened(receipt)).toEqual(
          meaning.allowances.map((one) => [
            'Approval',
            { owner: one.owner, spender: one.spender, value: one.amount },
          ]),
        )
        const shown = value === maxUint256 ? 'an unlimited amount' : `${value} smallest units`
        expect(wordsOf(message)).toContain(`Allow ${spender} to spend ${shown}`)
      }),
      { numRuns, seed: 98 },
    )
  })
})

/** A transaction of the demo's Safe as the message that another Safe, its owner, is asked to sign. */
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
  describeMessage(signer, message, 'love.example') ?? expect.unreachable()

type Traced = { to: Address; value?: Hex; input: Hex; from: Address; type: string; calls?: Traced[] }

/** The calls that a Safe made in a transaction, as the node traces them. */
async function callsBySafe(hash: Hex) {
  const trace = (await chains.client.request({
    method: 'debug_traceTransaction',
    params: [hash, { tracer: 'callTracer' }],
  } as never)) as Traced
  const found: { to: string; value: bigint; data: string }[] = []
  const collect = (one: Traced) => {
    const isBySafe = one.from.toLowerCase() === safe().toLowerCase() && one.type === 'CALL'
    if (isBySafe)
      found.push({ to: one.to.toLowerCase(), value: hexToBigInt(one.value ?? '0x0'), data: one.input })
    if (!isBySafe) one.calls?.forEach(collect)
  }
  collect(trace)
  return found
}

describe('a transaction of another Safe, signed as a message', () => {
  const nonce = async () =>
    chains.client.readContract({
      address: safe(),
      abi: parseAbi(['function nonce() view returns (uint256)']),
      functionName: 'nonce',
    })
  const batch = async (calls: Parameters<typeof batchData>[0]): Promise<SafeTransaction> => ({
    ...plainTransaction({ to: batchContract, data: batchData(calls), nonce: Number(await nonce()) }),
    operation: 1,
  })

  test('that enables a module behind a payment of 1 wei is shown with both calls and is a danger', async () => {
    const transaction = await batch([
      { to: friend, value: 1n },
      { to: safe(), data: encoded('enableModule(address module)', thief) },
    ])
    const message = asMessage(transaction)
    const words = messageWords(describedFor(message).meaning, treasuryMessagesTexts, context)
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

  test('makes the calls that are shown, and no other one', { timeout: 600_000 }, async () => {
    const oneCall = fc.oneof(
      fc.record({ to: account, value: fc.bigInt(0n, 9n) }),
      fc.tuple(account, amount).map(([to, value]) => ({
        to: token,
        data: encoded('transfer(address to, uint256 amount)', to, value),
      })),
      fc.tuple(account, amount).map(([to, value]) => ({
        to: token,
        data: encoded('approve(address spender, uint256 amount)', to, value),
      })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(oneCall, { minLength: 1, maxLength: 4 }), async (calls) => {
        const transaction = await batch(calls)
        const { meaning } = describedFor(asMessage(transaction))
        if (meaning.kind !== 'safe-transaction' || meaning.call.action.kind !== 'batch')
          throw new Error(meaning.kind)
        const shown = meaning.call.action.calls.map(({ call: { to, value, data } }) => ({
          to: to.toLowerCase(),
          value,
          data,
        }))
        const words = messageWords(meaning, treasuryMessagesTexts, context)
        for (const { to } of shown) expect(words).toContain(getAddress(to))
        const { txHash } = await executeInSafe(chains, transaction)
        expect(await callsBySafe(txHash)).toEqual(shown)
      }),
      { numRuns, seed: 98 },
    )
  })
})
