import { decodeAddress, encodeCall } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import { communityFile } from '@/domain/community/file-name'
import type { Exchange } from '@/domain/community/main-exchange'
import { type Venue, venueOf } from '@/domain/community/venues'
import type { Hex } from '@/domain/hex'
import type { MarketPool } from '@/domain/market/pool-event'
import * as selectors from '@/domain/selectors'
import type { Deployment } from '@/server/deployment'
import type { PartHealth } from '@/server/health'
import { logProblem } from '@/server/log'
import { callNode } from '@/server/rpc/rpc-node'

/** A call whose answer is known if the contracts of a venue belong together. */
type Question = {
  /** The contract and its place in the file, such as `quoter of v3`. */
  readonly contract: string
  readonly function: string
  readonly to: Address
  readonly data: Hex
  readonly expected: Address
  /** A factory answers with the zero address for a pool that was never created. */
  readonly isPool?: boolean
}

const zeroAddress = `0x${'0'.repeat(40)}`
const limits = { timeout: 10_000, maxBytes: 262_144 }

/** ms. */
const pause = 10_000

function questionsOf(
  venues: readonly Venue[],
  wrappedNative: Address | null,
  pools: readonly MarketPool[],
): readonly Question[] {
  return [
    ...venues.flatMap((venue) => contractQuestions(venue, wrappedNative)),
    ...pools.flatMap((pool) => poolQuestion(pool, venues)),
  ]
}

function contractQuestions(venue: Venue, wrappedNative: Address | null): readonly Question[] {
  switch (venue.kind) {
    // `router-check.ts` asks the router of V2.
    case 'v2':
      return []
    case 'v3':
      return [['quoter', venue.quoter] as const, ['router', venue.router] as const].flatMap(([name, to]) => {
        if (!to) return []
        const from = { contract: `${name} of v3`, to }
        return [
          { ...from, function: 'factory()', data: selectors.factory, expected: venue.factory },
          ...(wrappedNative
            ? [{ ...from, function: 'WETH9()', data: selectors.wrappedNative9, expected: wrappedNative }]
            : []),
        ]
      })
    case 'v4':
      return (['stateView', 'quoter', 'universalRouter'] as const).flatMap((name) => {
        const to = venue[name]
        const asked = { function: 'poolManager()', data: selectors.poolManager, expected: venue.poolManager }
        return to ? [{ contract: `${name} of v4`, to, ...asked }] : []
      })
  }
}

/** Asks the factory for the pool that this page computes, because another code of pools gives other addresses. */
function poolQuestion(
  { name, source, base, token }: MarketPool,
  venues: readonly Venue[],
): readonly Question[] {
  if (source.kind === 'v4') return []
  const factory = venueOf(venues, source.kind)?.factory
  if (!factory) return []
  const isV3 = source.kind === 'v3'
  return [
    {
      contract: `factory of ${source.kind}`,
      function: `${isV3 ? 'getPool' : 'getPair'} of ${name}`,
      to: factory,
      data: isV3
        ? encodeCall(selectors.getPool, base.address, token.address, BigInt(source.fee))
        : encodeCall(selectors.getPair, base.address, token.address),
      expected: source.pool,
      isPool: true,
    },
  ]
}

/**
 * Compares the contracts of venues with each other on the chain, in one request: a quoter or a router of another
 * deployment would use pools that the page does not show. Never throws.
 * @param url the address of the node
 * @returns one sentence for each contradiction; null if the node did not answer
 */
export async function readVenues(
  url: string,
  venues: readonly Venue[],
  wrappedNative: Address | null,
  pools: readonly MarketPool[],
): Promise<readonly string[] | null> {
  const questions = questionsOf(venues, wrappedNative, pools)
  if (questions.length === 0) return []
  const calls = questions.map(({ to, data }) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] }))
  const outcomes = await callNode(url, calls, limits).catch(() => [])
  const problems: string[] = []
  for (const [index, question] of questions.entries()) {
    const outcome = outcomes[index]
    if (!outcome || ('error' in outcome && outcome.error.code !== 3)) return null
    const answer = 'error' in outcome ? null : decodeAddress(outcome.result)
    if (isSameAddress(question.expected, answer) || (question.isPool && answer === zeroAddress)) continue
    const { contract, to, expected } = question
    problems.push(
      `venues: ${contract} ${to} answers ${question.function} with ${answer ?? 'no address'} instead of ${expected}. Correct ${communityFile}.`,
    )
  }
  return problems
}

type VenueCheck = { problems: readonly string[] | null; at: number }

const checks = new Map<string, VenueCheck>()

/**
 * Starts the check of the venues of a chain, and repeats it until the node answers. The answers of contracts do not
 * change, so that they are read once. The log gets each problem.
 * @param pools of the chain
 */
export function checkVenues(
  { nodes, venues }: Pick<Deployment, 'nodes' | 'venues'>,
  { chainId, wrappedNative }: Exchange,
  pools: readonly MarketPool[],
): void {
  const url = nodes.get(chainId)
  if (!url || checks.has(url)) return
  const check: VenueCheck = { problems: null, at: Date.now() }
  checks.set(url, check)
  const ask = async () => {
    const here = venues.filter((venue) => venue.chainId === chainId)
    const problems = await readVenues(url, here, wrappedNative, pools)
    Object.assign(check, { problems, at: Date.now() })
    for (const problem of problems ?? []) logProblem('exchange', problem)
    if (problems === null) setTimeout(ask, pause).unref()
  }
  ask()
}

/** Returns the health of the venues of a chain; undefined while its node has not answered. It does not start the check. */
export function venueHealth(
  { nodes }: Pick<Deployment, 'nodes'>,
  { chainId }: Exchange,
): PartHealth | undefined {
  const check = checks.get(nodes.get(chainId) ?? '')
  if (!check?.problems) return undefined
  const age = Math.max(0, Date.now() - check.at)
  const [problem] = check.problems
  return { ok: problem === undefined, ageMs: age, sinceMs: age, ...(problem ? { problem } : {}) }
}
