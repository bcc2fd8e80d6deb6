import fc from 'fast-check'
import { type Address, encodeFunctionData, type Hex, hashTypedData, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSameAddress } from '@/domain/address'
import { describeMessage, type MessageDescription } from '@/safe/decode/messages/describe-message'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'
import { safeMessageHash } from '@/safe/safe-message'
import { type Frame, traceRequests } from '../../support/traced-safes'
import { compareSafeRun, type SafeTally } from './compare-safe-run'
import { compareSignedRun, type Tally } from './compare-signed-run'
import type { RawTypedData } from './corrupted-messages'
import { anySignedRun, type Run, type Step } from './signed-runs'
import { anySafeRun, relayer } from './signed-safe-runs'
import { type SignedWorld, startSignedWorld } from './signed-world'

/** The number of messages about allowances and transfers, and of messages of Safes. */
const [ofRights, ofSafes] = process.env.LOVE98_FULL === '1' ? [75_000, 25_000] : [300, 100]
const perRequest = 200
const seed = 98

let world: SignedWorld
beforeAll(async () => {
  world = await startSignedWorld()
})
afterAll(() => world?.chains.stop())

const multicall = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'function getCurrentBlockTimestamp() view returns (uint256)',
])
const time = encodeFunctionData({ abi: multicall, functionName: 'getCurrentBlockTimestamp' })

/** Encodes several calls of an account as one call. Each of them may fail. */
function together(caller: Address, steps: readonly Step[]): Hex {
  const calls = [{ to: caller, data: time }, ...steps].map(({ to, data }) => ({
    target: to,
    allowFailure: true,
    callData: data,
  }))
  return encodeFunctionData({ abi: multicall, functionName: 'aggregate3', args: [calls] })
}

function describedFor(message: RawTypedData): MessageDescription | null {
  const described = describeMessage({ chainId: 31_337, address: world.safe }, message, 'cats.example')
  return described && gravityOfMessage(described) !== 'refused' ? described : null
}

async function signatureOf({ message, signer }: Run): Promise<Hex> {
  if (isSameAddress(signer, world.account.address))
    return world.account.sign({ hash: hashTypedData(message as never) })
  const hash = safeMessageHash({ chainId: 31_337, address: world.safe }, message)
  return world.owner.sign({ hash: hash ?? '0x' })
}

/** Compares random messages, several per request. Messages that the page refuses are not signed. */
async function traced<Of extends { message: RawTypedData; form: string }>(
  runs: fc.Arbitrary<Of>,
  count: number,
  requestOf: (run: Of) => Promise<{ from: Address; to: Address; data: Hex }>,
  compare: (described: MessageDescription, run: Of, frame: Frame, where: string) => void,
): Promise<{ refused: number }> {
  let refused = 0
  for (let part = 0; part * perRequest < count; part++) {
    const some = []
    const numRuns = Math.min(perRequest, count - part * perRequest)
    for (const [place, run] of fc.sample(runs, { numRuns, seed: seed + part }).entries()) {
      const described = describedFor(run.message)
      const where = `seed ${seed + part}, message ${place} (${run.form})`
      if (described) some.push({ run, described, where, request: await requestOf(run) })
      else refused += 1
    }
    const frames = await traceRequests(
      world.url,
      some.map(({ request }) => request),
    )
    expect(frames).toHaveLength(some.length)
    for (const [index, frame] of frames.entries()) {
      const { described, run, where } = some[index] ?? expect.unreachable()
      compare(described, run, frame, where)
    }
  }
  return { refused }
}

test(`the effects of ${ofRights} signed messages at contracts equal the described ones`, {
  timeout: 3_000_000,
}, async () => {
  const tally: Tally = { done: 0, recognized: 0, used: 0, byForm: new Map() }
  const { refused } = await traced(
    anySignedRun(world),
    ofRights,
    async (run) => {
      const { caller, before, act, after } = run
      const steps = [...before, act(await signatureOf(run)), ...after]
      return { from: caller, to: caller, data: together(caller, steps) }
    },
    (described, run, frame, where) => compareSignedRun(described, run, frame, tally, where),
  )
  // With too few effects, the random messages would prove little.
  expect(tally.done).toBeGreaterThan(ofRights / 4)
  expect(tally.recognized).toBeGreaterThan(ofRights / 2)
  expect(tally.used).toBeGreaterThan(ofRights / 50)
  expect(tally.byForm.size).toBe(15)
  expect(refused).toBeLessThan(ofRights / 8)
})

test(`the effects of ${ofSafes} signed messages of other Safes equal the described ones`, {
  timeout: 3_000_000,
}, async () => {
  const tally: SafeTally = {
    ...{ agreed: 0, attempted: 0, refunds: 0 },
    ...{ done: 0, effects: 0, swaps: 0, unknown: 0 },
  }
  const { refused } = await traced(
    anySafeRun(world),
    ofSafes,
    async ({ message, act }) => {
      const signature = await world.owner.sign({ hash: hashTypedData(message as never) })
      return { from: relayer, ...act(signature) }
    },
    (described, run, frame, where) =>
      compareSafeRun(described, run, frame, { world: world.world, tally, where }),
  )
  expect(tally.attempted).toBeGreaterThan(ofSafes / 4)
  expect(tally.done).toBeGreaterThan(ofSafes / 8)
  expect(tally.effects).toBeGreaterThan(ofSafes / 16)
  expect(tally.refunds).toBeGreaterThan(ofSafes / 50)
  expect(tally.agreed).toBeGreaterThan(ofSafes / 50)
  expect(refused).toBeLessThan(ofSafes / 8)
})
