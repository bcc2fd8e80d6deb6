import fc from 'fast-check'
import { type Address, encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSameAddress } from '@/domain/address'
import { callLines } from '@/programs/treasury/words/call-lines'
import { describeCall } from '@/safe/decode/describe-call'
import { gravityOf } from '@/safe/decode/describe-transaction'
import type { Call, DescribedCall } from '@/safe/decode/described-call'
import { risksOfCall } from '@/safe/decode/risks'
import { treasuryWords } from '@/texts/en/programs/treasury-words'
import { developmentAccount } from '../../../scripts/demo/development-accounts.mjs'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { receiptOf } from '../../support/receipt-of'
import { collectionCode } from '../../support/test-collection'
import { executionOf, type Frame, tracedSafesOn } from '../../support/traced-safes'
import { anyTracedCall, type World } from './arbitrary-traced-calls'
import { at, batchContract } from './encode'
import { isTold, partsOf, receivedIn, toldEffects, tracedEffects } from './traced-effects'

/** Calls. */
const numRuns = process.env.LOVE98_FULL === '1' ? 100_000 : 1_000
const perRequest = 200
const seed = 98
const abi = parseAbi([
  'function mint(address to, uint256 id)',
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
])

/** A call of a Safe that lets an account spend all of a token. */
const allowance = (token: Address, spender: Address) =>
  executionOf({
    to: token,
    value: 0n,
    data: encodeFunctionData({ abi, functionName: 'approve', args: [spender, maxUint256] }),
    operation: 0,
  })

let chains: DemoChains
let safes: Awaited<ReturnType<typeof tracedSafesOn>>
let world: World

beforeAll(async () => {
  chains = await startChains()
  const { deployment, client } = chains
  safes = await tracedSafesOn(deployment.chains[0]?.rpcUrl ?? '')
  const sender = developmentAccount(0).address
  const send = async (to: Address | null, data: Hex, value = 0n) =>
    receiptOf(
      client,
      await client.sendTransaction({ account: sender, to, data, value, gas: 8_000_000n, chain: null }),
    )
  const created = await send(null, await collectionCode())
  const { wrappedNative, router } = deployment.exchange
  // The words do not have a token's tax: BOBO of the demo takes one, and USDT of the demo returns nothing.
  const { BOBO: _, USDT, ...others } = deployment.tokens
  const tokens = [USDT, ...Object.values(others)].flatMap((token) => token?.address ?? [])
  world = {
    tokens: [...tokens.slice(0, 4), wrappedNative],
    wrapped: wrappedNative,
    router,
    multicall: deployment.multicall3,
    collection: created.contractAddress ?? expect.unreachable(),
  }
  for (const safe of Object.values(safes.safes)) {
    for (const token of tokens.slice(0, 4)) {
      await send(token, encodeFunctionData({ abi, functionName: 'transfer', args: [safe, 10n ** 6n] }))
      for (const spender of [router, world.multicall]) await send(safe, allowance(token, spender))
    }
    const deposit = { to: wrappedNative, value: 10n ** 20n, data: '0xd0e30db0', operation: 0 } as const
    await send(safe, executionOf(deposit))
    await send(safe, allowance(wrappedNative, router))
  }
  for (const [index, safe] of Object.values(safes.safes).entries())
    for (let id = 0; id < 3; id++)
      await send(
        world.collection,
        encodeFunctionData({ abi, functionName: 'mint', args: [safe, BigInt(3 * index + id)] }),
      )
})
afterAll(() => chains?.stop())

test(`${numRuns} calls have exactly the effects that are shown`, {
  timeout: 3_000_000,
}, async () => {
  const seen = { done: 0, effects: 0, swaps: 0, unknown: 0 }
  for (const [index, safe] of Object.values(safes.safes).entries()) {
    const calls = fc.sample(anyTracedCall(safe, safes.owner, world), {
      numRuns: numRuns / 2,
      seed: seed + index,
    })
    for (let from = 0; from < calls.length; from += perRequest) {
      const some = calls.slice(from, from + perRequest)
      const frames = await safes.trace(safe, some)
      for (const [place, call] of some.entries())
        compare(safe, call, frames[place] ?? null, seen, `seed ${seed + index}, call ${from + place}`)
    }
  }
  // A run in which little happens would show little.
  expect(seen.done).toBeGreaterThan(numRuns / 4)
  expect(seen.effects).toBeGreaterThan(numRuns / 4)
  expect(seen.swaps).toBeGreaterThan(numRuns / 100)
  expect(seen.unknown).toBeGreaterThan(numRuns / 50)
})

type Seen = { done: number; effects: number; swaps: number; unknown: number }

function compare(safe: Address, call: Call, frame: Frame | null, seen: Seen, where: string) {
  const described = describeCall(safe, call)
  const text = callLines(described, safe, {
    texts: treasuryWords,
    nativeSymbol: 'ETH',
    facts: new Map(),
  }).join('\n')
  if (!frame) return
  expect([frame.to, frame.input], where).toEqual([call.to.toLowerCase(), call.data.toLowerCase()])
  if (frame.hasFailed) return
  seen.done += 1
  compareCalls(described, safe, frame, seen, where)
  if (isOpaque(described)) {
    seen.unknown += 1
    expect(['acknowledged', 'danger', 'refused'], where).toContain(gravityOf(risksOfCall(safe, described)))
    return
  }
  const told = toldEffects(safe, safe, described)
  const happened = tracedEffects(safe, frame)
  for (const effect of happened) {
    const words = told.find((one) => isTold(one, effect))
    const isShare = effect.kind === 'token' && hasKind(described, 'remove-liquidity')
    expect(
      words !== undefined || isShare,
      `${where}: ${JSON.stringify(effect, bigintText)} is not in\n${text}`,
    ).toBe(true)
    if (words?.by === 'exactly') for (const part of partsOf(effect)) expect(text, where).toContain(part)
    if (words?.by === 'exactly' && 'amount' in effect && effect.kind !== 'coin')
      expect(text, where).toContain(String(effect.amount))
    seen.effects += 1
  }
  for (const one of told)
    if (one.isCertain && one.by === 'exactly' && isKnownContract(one.effect, safe))
      expect(
        happened.some((effect) => isTold(one, effect)),
        `${where}: ${JSON.stringify(one.effect, bigintText)} did not happen\n${text}`,
      ).toBe(true)
}

/** Calls in calls are made in the order in which they are shown, with the same bytes; what is received is what was promised. */
function compareCalls(
  { call, action, function: name }: DescribedCall,
  caller: Address,
  frame: Frame,
  seen: Seen,
  where: string,
) {
  if (action.kind === 'swap') {
    seen.swaps += 1
    const { token, amount, limit } = action.receives
    const received = receivedIn(frame, action.to, token)
    if (limit === 'exactly') expect(received >= amount, where).toBe(true)
    else expect(received, where).toBeGreaterThanOrEqual(amount)
  }
  if (action.kind === 'remove-liquidity')
    for (const { token, amount } of action.sides)
      expect(receivedIn(frame, action.to, token), where).toBeGreaterThanOrEqual(amount)
  if (action.kind !== 'batch' || !isRunner(call.to)) return
  const by = call.operation === 1 ? caller : call.to
  const made = frame.calls
  expect(made.length, where).toBe(action.calls.length)
  for (const [index, inner] of action.calls.entries()) {
    const own = made[index]
    if (!own) return expect.unreachable(where)
    expect([own.from, own.to, own.input], where).toEqual([
      by.toLowerCase(),
      inner.call.to.toLowerCase(),
      inner.call.data.toLowerCase(),
    ])
    if (own.type === 'CALL') expect(own.value, where).toBe(inner.call.value)
    if (!own.hasFailed) compareCalls(inner, by, own, seen, where)
    else expect(name, where).not.toBeNull()
  }
}

/** True for a contract that makes the calls of a batch; any other contract may use the bytes differently. */
function isRunner(contract: Address): boolean {
  return isSameAddress(contract, batchContract) || isSameAddress(contract, world.multicall)
}

/** True when something in a call is not read, so that nothing is promised of it. */
function isOpaque({ call, action }: DescribedCall): boolean {
  if (action.kind === 'batch' && !isRunner(call.to) && call.data.length > 2) return true
  if (action.kind === 'batch' || action.kind === 'multicall') return action.calls.some(isOpaque)
  if (action.kind === 'execute') return isOpaque(action.call)
  return ['unknown', 'malformed', 'delegate', 'unreadable-batch', 'migrate'].includes(action.kind)
}

function hasKind({ action }: DescribedCall, kind: DescribedCall['action']['kind']): boolean {
  if (action.kind === kind) return true
  return action.kind === 'batch' && action.calls.some((inner) => hasKind(inner, kind))
}

/** True when a promise is of a contract that keeps it: a function of a token may be called at any address. */
function isKnownContract(effect: ReturnType<typeof toldEffects>[number]['effect'], safe: Address): boolean {
  if (effect.kind === 'coin') return true
  if (effect.kind === 'setting') return effect.setting !== 'CHANGE_THRESHOLD' && safe !== at('0')
  const tokens = [...world.tokens, world.collection].map((token) => token.toLowerCase())
  return (
    tokens.includes(effect.token) &&
    (effect.kind !== 'operator' || effect.token === world.collection.toLowerCase())
  )
}

function bigintText(_: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}
