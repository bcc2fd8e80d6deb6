import type { Address } from 'viem'
import { expect } from 'vitest'
import { isSameAddress } from '@/domain/address'
import { gravityOf } from '@/safe/decode/describe-transaction'
import type { DescribedCall } from '@/safe/decode/described-call'
import { risksOfCall } from '@/safe/decode/risks'
import type { Frame } from '../../support/traced-safes'
import type { World } from './arbitrary-traced-calls'
import { at, batchContract } from './encode'
import { isStated, partsOf, receivedIn, statedEffects, tracedEffects } from './traced-effects'

export type ComparisonTally = { done: number; effects: number; swaps: number; unknown: number }
type TraceContext = { safe: Address; world: World; seen: ComparisonTally; where: string }

/**
 * Compares the displayed call of a Safe with the frame of its execution.
 * @param text the displayed text of the call
 */
export function compareTracedCall(described: DescribedCall, text: string, frame: Frame, place: TraceContext) {
  const { call } = described
  const { safe, seen, where } = place
  expect([frame.to, frame.input], where).toEqual([call.to.toLowerCase(), call.data.toLowerCase()])
  if (frame.hasFailed) return
  seen.done += 1
  compareCalls(described, safe, frame, place)
  if (isOpaque(described, place)) {
    seen.unknown += 1
    expect(['acknowledged', 'danger', 'refused'], where).toContain(gravityOf(risksOfCall(safe, described)))
    return
  }
  const stated = statedEffects(safe, safe, described)
  const happened = tracedEffects(safe, frame)
  for (const effect of happened) {
    const words = stated.find((one) => isStated(one, effect))
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
  for (const one of stated)
    if (one.isCertain && one.by === 'exactly' && isKnownContract(one.effect, place))
      expect(
        happened.some((effect) => isStated(one, effect)),
        `${where}: ${JSON.stringify(one.effect, bigintText)} did not happen\n${text}`,
      ).toBe(true)
}

/** Inner calls run in the displayed order, with the same bytes; the received amounts are the stated ones. */
function compareCalls(
  { call, action, function: name }: DescribedCall,
  caller: Address,
  frame: Frame,
  place: TraceContext,
) {
  const { seen, where, world } = place
  // The text names the contract: one that is not a router may do nothing for the same bytes.
  const isRouter = isSameAddress(call.to, world.router)
  if (isRouter && action.kind === 'swap') {
    seen.swaps += 1
    const { token, amount, limit } = action.receives
    const received = receivedIn(frame, action.to, token)
    if (limit === 'exactly') expect(received >= amount, where).toBe(true)
    else expect(received, where).toBeGreaterThanOrEqual(amount)
  }
  if (isRouter && action.kind === 'remove-liquidity')
    for (const { token, amount } of action.sides)
      expect(receivedIn(frame, action.to, token), where).toBeGreaterThanOrEqual(amount)
  if (action.kind !== 'batch' || !isRunner(call.to, place)) return
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
    if (!own.hasFailed) compareCalls(inner, by, own, place)
    else expect(name, where).not.toBeNull()
  }
}

/**
 * Returns true for a contract that runs the calls of a batch; any other contract may interpret the bytes
 * differently.
 */
function isRunner(contract: Address, { world }: TraceContext): boolean {
  return isSameAddress(contract, batchContract) || isSameAddress(contract, world.multicall)
}

/** Returns true if a part of a call is not decoded, so that the description states no effects. */
function isOpaque({ call, action }: DescribedCall, place: TraceContext): boolean {
  if (action.kind === 'batch' && !isRunner(call.to, place) && call.data.length > 2) return true
  if (action.kind === 'batch' || action.kind === 'multicall')
    return action.calls.some((inner) => isOpaque(inner, place))
  if (action.kind === 'execute') return isOpaque(action.call, place)
  return ['unknown', 'malformed', 'delegate', 'unreadable-batch', 'migrate'].includes(action.kind)
}

function hasKind({ action }: DescribedCall, kind: DescribedCall['action']['kind']): boolean {
  if (action.kind === kind) return true
  return action.kind === 'batch' && action.calls.some((inner) => hasKind(inner, kind))
}

/**
 * Returns true if a stated effect is of a contract that guarantees it: a token function may be called at any
 * address.
 */
function isKnownContract(
  effect: ReturnType<typeof statedEffects>[number]['effect'],
  { safe, world }: TraceContext,
): boolean {
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
