import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { getAddress, isAddress } from 'viem'
import { readToken } from '@/domain/asset'
import { namedValues, parsed, problemLines, readConfig, urlOf } from '@/domain/community/config-values'
import { poolSchema, venuesSchema } from '@/domain/community/venue-schema'
import { isRecord } from '@/domain/is-record'
import { EnvironmentError } from './env'

/**
 * The demo's data for the server: the addresses of its chains and the contracts that were deployed on them.
 */
export type DemoManifest = v.InferOutput<typeof schema>

/**
 * Reads the file that `npm start` writes after its chains are seeded.
 * @throws {EnvironmentError} if the file cannot be read or is not valid
 */
export function readDemoManifest(file: string): DemoManifest {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const why = isRecord(error) && 'code' in error ? String(error.code) : 'unreadable'
    throw unusable([`${file} cannot be read (${why}); "npm start" writes it when the demo chains run`])
  }
  return parseDemoManifest(text)
}

/**
 * Validates the text of a manifest. Values that only scripts and tests use (names, pools) are left out.
 * @throws {EnvironmentError}
 */
export function parseDemoManifest(text: string): DemoManifest {
  const parsed = readConfig(schema, parseJson(text))
  if (parsed.success) return parsed.output
  throw unusable(problemLines(parsed.issues))
}

const address = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, { strict: false }), 'not an address'),
  v.transform((text) => getAddress(text)),
)
const webAddress = urlOf(/^https?:\/\//i, 'not a web address (http://…)')
const chainId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const exchange = v.object({
  chainId,
  factory: address,
  initCodeHash: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/, 'not a 32-byte hash'), v.toLowerCase()),
  wrappedNative: address,
  router: address,
  v3Factory: v.optional(v.nullable(address), null),
  v3Quoter: v.optional(v.nullable(address), null),
  v4Quoter: v.optional(v.nullable(address), null),
  poolManager: v.optional(v.nullable(address), null),
  universalRouter: v.optional(v.nullable(address), null),
  permit2: v.optional(v.nullable(address), null),
})

const schema = v.pipe(
  v.object({
    chains: v.pipe(
      v.array(
        v.object({
          id: chainId,
          rpcUrl: webAddress,
        }),
      ),
      v.minLength(1, 'at least one chain is needed'),
    ),
    tokens: namedValues(v.string(), parsed(readToken, { text: v.pipe(v.string(), v.minLength(1)), address })),
    exchange,
    /** The exchanges of the other chains with tokens. */
    otherExchanges: v.optional(v.array(exchange), []),
    /** The deployments of Uniswap on the chains. */
    venues: v.optional(venuesSchema(chainId, address), []),
    /** The pairs whose pool is not the one of V2. */
    pairs: v.optional(namedValues(v.string(), v.object({ pool: poolSchema(address) })), {}),
    /** The same on each chain with an exchange. */
    multicall3: address,
    universalResolver: address,
    /** The seeded Safe, and the mock of the Safe service for it. */
    safe: v.optional(v.object({ address, owners: v.optional(v.array(address), []) })),
    safeGateway: v.optional(webAddress),
  }),
  v.forward(
    v.check(
      ({ chains, exchange }) => chains.some(({ id }) => id === exchange.chainId),
      'is not one of the chains',
    ),
    ['exchange', 'chainId'],
  ),
  v.forward(
    v.check(
      ({ chains, exchange, otherExchanges }) =>
        otherExchanges.every(
          ({ chainId: other }) => other !== exchange.chainId && chains.some(({ id }) => id === other),
        ),
      'must be on other chains of the list than the one of exchange',
    ),
    ['otherExchanges'],
  ),
  v.forward(
    v.check(
      ({ tokens, exchange, otherExchanges }) =>
        Object.values(tokens).every(({ chainId: ofToken = exchange.chainId }) =>
          [exchange, ...otherExchanges].some(({ chainId: each }) => each === ofToken),
        ),
      'a token is on a chain without an exchange',
    ),
    ['tokens'],
  ),
)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unusable(['the file is not JSON; start the demo chains again'])
  }
}

function unusable(problems: readonly string[]): EnvironmentError {
  return new EnvironmentError(problems.map((problem) => `DEMO_MANIFEST: ${problem}`))
}
