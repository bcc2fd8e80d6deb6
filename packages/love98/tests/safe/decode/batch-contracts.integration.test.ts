import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { type Address, getAddress, type Hex, keccak256 } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callLines } from '@/programs/treasury/transaction/call-text'
import { describeCall } from '@/safe/decode/describe-call'
import type { Call, DescribedCall } from '@/safe/decode/described-call'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import { batchContractAt, batchContracts } from '@/safe/decode/multi-send-deployments'
import { risksOfCall } from '@/safe/decode/risks'
import { plainTransaction, typedTransaction } from '@/safe/safe-transaction'

import { type Frame, startTracedSafes } from '../../support/traced-safes'
import { at, batchData, callOf, encoded } from './encode'

const zero = at('0')
const zkSync = '0xf220D3b4DFb23C4ade8C88E526C1353AbAcbC38F'
const onEvm = batchContracts.filter(({ address }) => address !== zkSync)
/** The number of batches per contract. */
const numRuns = process.env.LOVE98_FULL === '1' ? 10_000 : 200
const perRequest = 100
const seed = 98

let chain: Awaited<ReturnType<typeof startTracedSafes>>
beforeAll(async () => {
  chain = await startTracedSafes()
})
afterAll(() => chain?.stop())

test('the batch contracts are those of the Safe project, and each address has their code', async () => {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('@safe-global/safe-deployments/package.json'))
  const published = ['1.3.0', '1.4.1', '1.5.0'].flatMap((version) =>
    ['multi_send_call_only', 'multi_send'].flatMap((file) => {
      const text = readFileSync(join(folder, `dist/assets/v${version}/${file}.json`), 'utf8')
      const { deployments } = JSON.parse(text) as {
        deployments: Record<string, { address: Address; codeHash: Hex }>
      }
      return Object.entries(deployments).map(([kind, { address, codeHash }]) => ({
        address,
        codeHash,
        onlyCalls: file === 'multi_send_call_only',
        isKnown: kind !== 'zksync' || address === zkSync,
      }))
    }),
  )
  for (const { address, codeHash, onlyCalls, isKnown } of published)
    expect(batchContractAt(address)).toEqual(
      isKnown ? { address, codeHash, onlyCalls, zeroIsSelf: expect.any(Boolean) } : null,
    )
  expect(batchContracts).toHaveLength(published.filter(({ isKnown }) => isKnown).length)
  for (const { address, codeHash } of onEvm)
    expect(keccak256((await chain.client.getCode({ address })) ?? '0x')).toBe(codeHash)
})

describe('a module that a batch enables behind the zero address', () => {
  const enable = encoded('enableModule(address module)', at('e'))
  const inner = [
    { to: at('d'), value: 10n ** 15n },
    { to: zero, data: enable },
  ]
  const made = (address: Address, calls = inner) =>
    callOf({ to: address, data: batchData(calls), operation: 1 })

  test('a batch of version 1.5.0 enables the module, and is described as a danger of the Safe itself', async () => {
    const safe = chain.safes['1.4.1']
    const call = made('0xA83c336B20401Af773B6219BA5027174338D1836')
    const [frame] = await chain.trace(safe, [call])
    expect(frame?.hasFailed).toBe(false)
    expect(frame?.calls[1]).toMatchObject({ from: safe.toLowerCase(), to: safe.toLowerCase(), input: enable })
    const described = describeCall(safe, call)
    expect(risksOfCall(safe, described)).toEqual(['module'])
    const lines = callLines(described, safe, { nativeSymbol: 'ETH', facts: new Map() })
    expect(lines.join('\n')).toContain(`2. Enable the module ${getAddress(at('e'))}`)
    expect(lines.join('\n')).not.toContain('which is not this Safe')
    expect(lines.join('\n')).toContain(`the zero address, which this batch contract replaces with ${safe}`)
  })

  test('a message with such a batch of another Safe is described the same way, and so is a transaction executed there', () => {
    const [own, other] = [at('a'), at('b')]
    const call = made('0xA83c336B20401Af773B6219BA5027174338D1836')
    const typed = typedTransaction(
      { chainId: 1, address: other },
      { ...plainTransaction({ ...call, nonce: 0 }), operation: 1 },
    )
    const message = JSON.parse(JSON.stringify(typed, text)) as Record<string, unknown>
    const meaning = describeMessage({ chainId: 1, address: own }, message, 'cats.example')?.meaning
    expect(meaning).toMatchObject({
      kind: 'safe-transaction',
      call: { action: { calls: [{}, { call: { to: other }, action: { kind: 'settings' } }] } },
    })
    const data = encoded(
      'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 a, uint256 b, uint256 c, address d, address e, bytes f)',
      call.to,
      0n,
      call.data,
      1,
      0n,
      0n,
      0n,
      zero,
      zero,
      '0x',
    )
    expect(risksOfCall(own, describeCall(own, callOf({ to: other, data })))).toEqual(['other-safe', 'module'])
  })

  test.each(onEvm.filter(({ zeroIsSelf }) => !zeroIsSelf).map(({ address }) => [address]))(
    'the contract %s calls the zero address itself, without an effect',
    async (address) => {
      const safe = chain.safes['1.4.1']
      const [frame] = await chain.trace(safe, [made(address)])
      expect(frame?.calls[1]?.to).toBe(zero)
      expect(JSON.stringify(describeCall(safe, made(address)).action, text)).toContain(`"to":"${zero}"`)
    },
  )
})

test('a batch delegated to unknown code is described as code that runs as the Safe, not as a batch', () => {
  const safe = at('a')
  const call = callOf({ to: at('e'), data: batchData([{ to: at('d'), value: 1n }]), operation: 1 })
  expect(describeCall(safe, call).action).toEqual({ kind: 'delegate' })
  expect(risksOfCall(safe, describeCall(safe, call))).toEqual(['delegate-call'])
})

test.each(onEvm.map(({ address, onlyCalls }) => [address, onlyCalls ? 'MultiSendCallOnly' : 'MultiSend']))(
  `exactly the described calls are made by ${numRuns} random batches of %s (%s)`,
  { timeout: 1_200_000 },
  async (address) => {
    const { safes } = chain
    for (const [index, safe] of [safes['1.4.1'], safes['1.3.0']].entries()) {
      const batches = fc.sample(batchOf(address, safe), { numRuns: numRuns / 2, seed: seed + index })
      let [compared, succeeded] = [0, 0]
      for (let from = 0; from < batches.length; from += perRequest) {
        const some = batches.slice(from, from + perRequest)
        const frames = await chain.trace(safe, some)
        for (const [place, call] of some.entries()) {
          const described = describeCall(safe, call)
          if (described.action.kind !== 'batch') expect.unreachable(described.action.kind)
          succeeded += frames[place]?.hasFailed === false ? 1 : 0
          compared += compare(
            described,
            safe,
            frames[place] ?? null,
            `seed ${seed + index}, batch ${from + place}`,
          )
        }
      }
      expect(compared).toBeGreaterThan(numRuns)
      expect(succeeded).toBeGreaterThan(numRuns / 8)
    }
  },
)

/** Calls that a Safe, a batch contract or an account accepts or refuses, in batches of batches. */
function batchOf(contract: Address, safe: Address): fc.Arbitrary<Call> {
  const others = onEvm.map(({ address }) => address)
  const account = fc.constantFrom(zero, safe, at('d'), at('e'))
  const target = fc.oneof(
    { weight: 9, arbitrary: account },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )
  const value = fc.constantFrom(0n, 0n, 0n, 1n, 10n ** 15n)
  const any = fc.uint8Array({ maxLength: 70 }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
  const ofSafe = fc.oneof(
    fc.integer({ min: 3, max: 2 ** 30 }).map((n) => encoded('enableModule(address module)', addressOf(n))),
    fc
      .integer({ min: 3, max: 2 ** 30 })
      .map((n) => encoded('addOwnerWithThreshold(address owner, uint256 threshold)', addressOf(n), 1n)),
    fc.constant(encoded('setFallbackHandler(address handler)', at('e'))),
  )
  const operation = fc.constantFrom<0 | 1>(...Array.from({ length: 39 }, () => 0 as const), 1)
  const { call } = fc.letrec<{ call: Call; batch: Call }>((tie) => ({
    call: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.record({ to: target, value, data: fc.constant<Hex>('0x'), operation }),
      fc.record({ to: fc.constantFrom(safe, zero), value: fc.constant(0n), data: ofSafe, operation }),
      fc.record({ to: fc.constantFrom(at('d'), zero), value, data: any, operation }),
      tie('batch'),
    ),
    batch: fc.record({
      to: fc.constantFrom(contract, contract, ...others, zero),
      value,
      data: fc.array(tie('call'), { maxLength: 4 }).map(batchData),
      operation,
    }),
  }))
  return fc
    .array(call, { minLength: 1, maxLength: 5 })
    .map((calls) => ({ to: contract, value: 0n, data: batchData(calls), operation: 1 }))
}

function addressOf(number: number): Address {
  return `0x${number.toString(16).padStart(40, '0')}`
}

/**
 * Compares the displayed calls of a batch with those of a trace: the same in the same order, up to a failed one, after
 * which the contract stops and reverts everything.
 * @returns the number of compared calls
 */
function compare(described: DescribedCall, caller: Address, frame: Frame | null, where: string): number {
  const { action, call } = described
  if (action.kind !== 'batch') return 0
  expect(frame, where).not.toBeNull()
  if (!frame) return 0
  const isDelegated = call.operation === 1
  const by = isDelegated ? caller : call.to
  const contract = batchContractAt(call.to)
  const made = frame.calls
  // MultiSend itself refuses calls that are not delegate calls; a Safe and an account do not support batches.
  const isRun = contract !== null && (isDelegated || contract.onlyCalls) && !isUnderfunded(frame)
  let compared = 0
  for (const [index, inner] of action.calls.entries()) {
    const isRefused = inner.call.operation === 1 && contract?.onlyCalls === true
    const isReached = isRun && !isRefused && !made.slice(0, index).some(({ hasFailed }) => hasFailed)
    if (!isReached) {
      expect(made.length, where).toBeLessThanOrEqual(index)
      expect(!isRun || frame.hasFailed || action.calls.length === 0, where).toBe(true)
      break
    }
    const own = made[index]
    const type = inner.call.operation === 1 ? 'DELEGATECALL' : 'CALL'
    expect({ ...own, input: own?.input, to: own?.to, from: own?.from }, where).toMatchObject({
      type,
      from: by.toLowerCase(),
      to: inner.call.to.toLowerCase(),
      input: inner.call.data,
      ...(type === 'CALL' && { value: inner.call.value }),
    })
    compared += 1
    if (isShownAsRun(inner)) compared += compare(inner, by, own ?? null, where)
  }
  if (isRun && !frame.hasFailed) expect(made.length, where).toBe(action.calls.length)
  return compared
}

/** A batch for an account without its code is a plain call of that account, whatever its bytes are. */
function isShownAsRun({ call, action }: DescribedCall): boolean {
  return action.kind === 'batch' && batchContractAt(call.to) !== null
}

/** A call that sends more than its caller has fails before the code runs. */
function isUnderfunded(frame: Frame): boolean {
  return frame.hasFailed && frame.calls.length === 0
}

function text(_: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}
