import 'server-only'
import * as v from 'valibot'
import { problemLines, readConfig, urlOf } from '@/domain/community/config-values'
import { parseNetworks } from './http/addresses'
import type { Limit } from './http/rate-limit-memory'
import { misspeltVariables } from './misspelt-variables'
import { type NodeUrls, parseNodeUrls, webAddress } from './node-urls'

/** The parsed environment of this deployment, with secrets and addresses that a build must not contain. */
export type Env = v.InferOutput<typeof schema> & {
  /** The addresses of nodes by chain id. They may contain keys, so they stay on the server. */
  nodeUrls: NodeUrls
}

/** An invalid environment variable. `problems` has one line per variable, never with its value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  readonly code = 'environment-invalid'
  constructor(readonly problems: readonly string[]) {
    super(`The environment cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/**
 * Returns the environment of this process, which the first call parses.
 * @throws {EnvironmentError}
 */
export function readEnv(): Env {
  known ??= parseEnv(process.env)
  return known
}

/**
 * Validates the variables of an environment. An empty variable counts as not set, as in a `.env` file.
 * @throws {EnvironmentError}
 */
export function parseEnv(written: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== ''))
  const parsed = readConfig(schema, given)
  const nodes = parseNodeUrls(given)
  if (parsed.success && nodes.issues.length === 0) return { ...parsed.output, nodeUrls: nodes.urls }
  throw new EnvironmentError(problemLines([...(parsed.issues ?? []), ...nodes.issues]))
}

let known: Env | undefined

/** Variables that other parts of the product read: the commands and the nodes of named chains. */
const otherVariables = ['ETHEREUM_RPC_URL', 'SEPOLIA_RPC_URL', 'DEMO_CHAIN_PORT']

/** Returns a sentence for each variable whose name is probably a typing mistake. */
export function environmentWarnings(given: Readonly<Record<string, string | undefined>>): readonly string[] {
  const names = Object.keys(given).filter((name) => !name.startsWith('RPC_URL_'))
  return misspeltVariables(names, [...Object.keys(variables.entries), ...otherVariables])
}

/**
 * The origins that may show our pages in a frame, unless `SAFE_HOSTS` has others. Safe{Wallet} opens Safe Apps in a
 * frame.
 */
export const defaultSafeHosts: readonly string[] = ['https://app.safe.global']

const origin = v.pipe(
  webAddress,
  v.transform((url) => new URL(url)),
  v.check(isBare, 'must be scheme, host and port only (https://example.org)'),
  v.transform((url) => url.origin),
)

/**
 * A schema for a text that `parse` converts. If `parse` returns null, the text is invalid and `problem` is the message.
 */
function readBy<Value>(parse: (text: string) => Value | null, problem: string) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Value => {
      const value = parse(dataset.value)
      if (value !== null) return value
      addIssue({ message: problem })
      return NEVER
    }),
  )
}

export const limitsProblem =
  'not a list of limits (nonce=30/60: a name, requests and seconds; the names are in .env.example)'

/** Parses full origins. A wildcard would allow every subdomain, including a hijacked one. */
function parseOrigins(text: string): string[] | null {
  const urls = text.split(/[\s,]+/).filter(Boolean)
  const areOrigins = urls.every((url) => /^https?:\/\/[a-z0-9.-]+(:\d+)?\/?$/i.test(url) && URL.canParse(url))
  return areOrigins ? urls.map((url) => new URL(url).origin) : null
}

/**
 * Parses `nonce=30/60, verify=10/60`: a name, the number of requests, and the window in seconds. `requireKnownLimits`
 * checks the names, which the routes define.
 */
function parseLimits(text: string): ReadonlyMap<string, Limit> | null {
  const limits = new Map<string, Limit>()
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name, limit, seconds] = /^([a-z-]+)=([1-9]\d{0,8})\/([1-9]\d{0,4})$/.exec(entry) ?? []
    if (name === undefined) return null
    limits.set(name, { limit: Number(limit), windowMs: Number(seconds) * 1000 })
  }
  return limits
}

function digits(pattern: RegExp, problem: string) {
  return v.pipe(v.string(), v.regex(pattern, problem), v.transform(Number))
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'not a port (1 to 65535)'),
  v.transform(Number),
  v.check((number) => number >= 1 && number <= 65_535, 'not a port (1 to 65535)'),
)

const variables = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** The public origin of the site. Sign-in and the check of a request's origin depend on it. */
  SITE_URL: v.optional(origin),
  /** The file that describes the demo chains. `npm start` writes it and sets this variable. */
  DEMO_MANIFEST: v.optional(v.string()),
  SAFE_GATEWAY_URL: v.optional(webAddress),
  WALLETCONNECT_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-zA-Z-]+$/, 'not a project id (letters and digits)')),
  ),
  WALLETCONNECT_RELAY_URL: v.optional(urlOf(/^wss?:/i, 'not a WebSocket address (wss://…)')),
  DATABASE_URL: v.optional(urlOf(/^postgres(ql)?:/i, 'not a PostgreSQL address (postgres://…)')),
  /** The maximum number of PostgreSQL connections of this process. */
  DATABASE_POOL: v.optional(
    digits(/^(?:[1-9]\d?|1\d\d|200)$/, 'not a number of connections (1 to 200)'),
    '10',
  ),
  /** The folder of the embedded database, which is used without `DATABASE_URL`. */
  LOVE98_DATA: v.optional(v.string()),
  /** Proxies whose `CLIENT_IP_HEADER` is trusted. */
  TRUSTED_PROXIES: v.optional(
    readBy(parseNetworks, 'not a list of addresses or networks (10.0.0.0/8, ::1)'),
    '',
  ),
  /** The header in which these proxies send the address of the client. */
  CLIENT_IP_HEADER: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]*$/i, 'not the name of a header (X-Real-IP)'),
      v.toLowerCase(),
    ),
    'x-forwarded-for',
  ),
  /** Limits by name, instead of those that the routes define (`http/rate-limit.ts`). */
  RATE_LIMITS: v.optional(readBy(parseLimits, limitsProblem), ''),
  /** The maximum number of simultaneous calls of pages to one node. */
  NODE_CALLS: v.optional(digits(/^[1-9]\d{0,3}$/, 'not a number of calls (1 to 9999)'), '32'),
  /** Origins that may show our pages in a frame and may contain a Safe. */
  SAFE_HOSTS: v.optional(
    readBy(parseOrigins, 'not a list of origins (https://app.safe.global)'),
    defaultSafeHosts.join(' '),
  ),
  /** `1`: pages report violations of their content policy to this server, for development and tests. */
  CSP_REPORTS: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  /** Prometheus reads the metrics at this port and address, with this token. */
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'too short (16 characters or more)'))),
  /** The time in which this process still serves requests after it has announced its shutdown. */
  DRAIN_SECONDS: v.optional(digits(/^\d{1,3}$/, 'not a number of seconds (0 to 999)'), '5'),
  /** The endpoint, the headers, the service name and the sampling rate of traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(webAddress),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(v.string(), v.regex(/^([\w-]+=[^\s,]*(,|$))+$/, 'not a list of headers (name=value,name=value)')),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'love98'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'not a share (0 to 1)')),
  ),
  LOG_LEVEL: v.optional(v.picklist(['error', 'info', 'debug'], 'must be error, info or debug'), 'info'),
})

const schema = v.pipe(variables, v.transform(withDerivedDefaults))

type Derived = { PORT: number; SITE_URL?: string | undefined; LOVE98_DATA?: string | undefined }

/**
 * Adds the defaults that depend on other variables. The data folder of production does not depend on the port. Demos on
 * several ports may run at the same time; `scripts/lib/run-folder.mjs` has the same folders.
 */
function withDerivedDefaults<Given extends Derived & { DEMO_MANIFEST?: string | undefined }>(given: Given) {
  const { PORT, DEMO_MANIFEST } = given
  const ofDemo = PORT === 3000 ? '.love98/demo/data' : `.love98/demo/port-${PORT}/data`
  const data = given.LOVE98_DATA ?? (DEMO_MANIFEST === undefined ? '.love98/data' : ofDemo)
  return { ...given, SITE_URL: given.SITE_URL ?? `http://localhost:${PORT}`, LOVE98_DATA: data }
}

function isBare({ username, password, hostname, pathname, search, hash }: URL): boolean {
  // A host may contain quotation marks and ampersands, which would end the attribute or the script that contains it in
  // a page.
  const isPlain = /^([a-z0-9._-]+|\[[0-9a-f:]+\])$/.test(hostname)
  return isPlain && pathname === '/' && [username, password, search, hash].every((part) => part === '')
}
