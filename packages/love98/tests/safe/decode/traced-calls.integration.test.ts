import fc from 'fast-check'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callLines } from '@/programs/treasury/transaction/call-text'
import { describeCall } from '@/safe/decode/describe-call'
import type { Call } from '@/safe/decode/described-call'

import type { Frame } from '../../support/traced-safes'
import { anyTracedCall } from './arbitrary-traced-calls'
import { type ComparisonTally, compareTracedCall } from './compare-traced-call'
import { startTracedWorld } from './traced-world'

const numRuns = process.env.LOVE98_FULL === '1' ? 100_000 : 1_000
const perRequest = 200
const seed = 98

let traced: Awaited<ReturnType<typeof startTracedWorld>>
beforeAll(async () => {
  traced = await startTracedWorld()
})
afterAll(() => traced?.chains.stop())

test(`all effects of ${numRuns} traced calls equal the described ones`, {
  timeout: 3_000_000,
}, async () => {
  const { safes, world } = traced
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
  // A run with few executed calls would prove little.
  expect(seen.done).toBeGreaterThan(numRuns / 4)
  expect(seen.effects).toBeGreaterThan(numRuns / 4)
  expect(seen.swaps).toBeGreaterThan(numRuns / 100)
  expect(seen.unknown).toBeGreaterThan(numRuns / 50)
})

function compare(safe: Address, call: Call, frame: Frame | null, seen: ComparisonTally, where: string) {
  const described = describeCall(safe, call)
  const context = { nativeSymbol: 'ETH', facts: new Map() }
  const text = callLines(described, safe, context).join('\n')
  if (frame) compareTracedCall(described, text, frame, { safe, world: traced.world, seen, where })
}
