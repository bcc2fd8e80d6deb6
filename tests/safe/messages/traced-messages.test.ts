import fc from 'fast-check'
import { type Address, encodeFunctionData, type Hex, hashTypedData, parseAbi } from 'viem'
import { afterAll, beforeAll, test } from 'vitest'
import { isSameAddress } from '@/domain/address'
import { describeMessage, type MessageDescription } from '@/safe/decode/messages/describe-message'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'
import { safeMessageHash } from '@/safe/safe-message'
import { traceRequests } from '../../support/traced-safes'
import { compareSignedRun, type Tally } from './compare-signed-run'
import { anySignedRun, type Run, type Step } from './signed-runs'
import { type SignedWorld, startSignedWorld } from './signed-world'
import type { Typed } from './spoiled-messages'

/** Messages: these of rights and transfers, and a quarter as many of Safes. */
const numRuns = process.env.LOVE98_FULL === '1' ? 80_000 : 320
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

/** One call of an account that makes some calls, each of which may fail. */
function together(caller: Address, steps: readonly Step[]): Hex {
  const calls = [{ to: caller, data: time }, ...steps].map(({ to, data }) => ({
    target: to,
    allowFailure: true,
    callData: data,
  }))
  return encodeFunctionData({ abi: multicall, functionName: 'aggregate3', args: [calls] })
}

/** What the page shows of a message, null where it does not let anyone sign. */
function describedFor(message: Typed): MessageDescription | null {
  const described = describeMessage({ chainId: 31_337, address: world.safe }, message, 'love.example')
  return described && gravityOfMessage(described) !== 'refused' ? described : null
}

/** The signature of the Safe, through its owner, or of the account itself. */
async function signatureOf({ message, signer }: Run): Promise<Hex> {
  if (isSameAddress(signer, world.account.address))
    return world.account.sign({ hash: hashTypedData(message as never) })
  const hash = safeMessageHash({ chainId: 31_337, address: world.safe }, message)
  return world.owner.sign({ hash: hash ?? '0x' })
}

test(`the signatures of ${numRuns} messages do at contracts exactly what is shown`, {
  timeout: 3_000_000,
}, async () => {
  const runs = fc.sample(anySignedRun(world), { numRuns, seed })
  const tally: Tally = { done: 0, refused: 0, recognized: 0, used: 0, byForm: new Map() }
  for (let from = 0; from < runs.length; from += perRequest) {
    const some = []
    for (const [place, run] of runs.slice(from, from + perRequest).entries()) {
      const described = describedFor(run.message)
      if (!described) tally.refused += 1
      else
        some.push({
          run,
          described,
          where: `seed ${seed}, message ${from + place} (${run.form})`,
          signature: await signatureOf(run),
        })
    }
    const frames = await traceRequests(
      world.url,
      some.map(({ run: { caller, before, act, after }, signature }) => ({
        from: caller,
        to: caller,
        data: together(caller, [...before, act(signature), ...after]),
      })),
    )
    for (const [index, { run, described, where }] of some.entries()) {
      const frame = frames[index]
      if (frame) compareSignedRun(described, run, frame, tally, where)
    }
  }
  console.log(tally)
  // A run in which little happens would show little.
})
