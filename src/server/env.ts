import 'server-only'
import { z } from 'zod'
import { configProblem, problemLines, unlessMissing } from '@/domain/community/community-problems'
import { parseNetworks } from './http/addresses'
import { parseLimits } from './http/rate-limit-settings'
import { type NodeUrls, parseNodeUrls, webAddress } from './node-urls'

/** The parsed environment of this deployment: secrets and addresses that no build may contain. */
export type Env = z.output<typeof schema> & {
  /** The addresses of nodes by chain id. They may hold keys, so they stay on the server. */
  nodeUrls: NodeUrls
}

/** A variable of the environment is wrong: `problems` has one line a variable, never with its value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  constructor(readonly problems: readonly string[]) {
    super(`The environment cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/** The environment of this process, parsed at the first call. @throws {EnvironmentError} */
export function readEnv(): Env {
  known ??= parseEnv(process.env)
  return known
}

/**
 * Checks the variables of an environment; one that is empty counts as not set, as in a `.env` file.
 * @throws {EnvironmentError}
 */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given, { error: configProblem })
  const nodes = parseNodeUrls(given, configProblem)
  if (parsed.success && nodes.issues.length === 0) return { ...parsed.data, nodeUrls: nodes.urls }
  throw new EnvironmentError(problemLines([...(parsed.error?.issues ?? []), ...nodes.issues]))
}

let known: Env | undefined

/** Origins that may show our pages in a frame unless `SAFE_HOSTS` names others: Safe{Wallet} opens Safe Apps that way. */
export const defaultSafeHosts: readonly string[] = ['https://app.safe.global']

const origin = webAddress
  .refine((url) => isBare(url), {
    error: 'must be scheme, host and port only (https://example.org)',
    abort: true,
  })
  .transform((url) => new URL(url).origin)

/** A text for `parse`, which returns null for a wrong one; `problem` is then the message. */
function readBy<Value>(parse: (text: string) => Value | null, problem: string) {
  return z.string().transform((text, context) => {
    const value = parse(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })
}

/** Full origins: a wildcard would admit any subdomain, also a taken-over one. */
function parseOrigins(text: string): string[] | null {
  const urls = text.split(/[\s,]+/).filter(Boolean)
  const areOrigins = urls.every((url) => /^https?:\/\/[a-z0-9.-]+(:\d+)?\/?$/i.test(url) && URL.canParse(url))
  return areOrigins ? urls.map((url) => new URL(url).origin) : null
}

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'not a port (1 to 65535)')
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, 'not a port (1 to 65535)')

const schema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** The origin people type; it binds sign-in and the check of where a request comes from. */
    SITE_URL: origin.optional(),
    /** The file that describes the demo chains; `npm start` writes it and sets this. */
    DEMO_MANIFEST: z.string().optional(),
    SAFE_GATEWAY_URL: webAddress.optional(),
    WALLETCONNECT_PROJECT_ID: z
      .string()
      .regex(/^[0-9a-zA-Z-]+$/, 'not a project id (letters and digits)')
      .optional(),
    WALLETCONNECT_RELAY_URL: z
      .url({ protocol: /^wss?$/, error: unlessMissing('not a WebSocket address (wss://…)') })
      .optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: unlessMissing('not a PostgreSQL address (postgres://…)') })
      .optional(),
    /** Connections to PostgreSQL that this process holds at most. */
    DATABASE_POOL: z
      .string()
      .regex(/^(?:[1-9]\d?|1\d\d|200)$/, 'not a number of connections (1 to 200)')
      .transform(Number)
      .default(10),
    /** The folder of the embedded database, which is used when `DATABASE_URL` is not set. */
    LOVE98_DATA: z.string().default('.love98/data'),
    /** Proxies whose `X-Forwarded-For` is trusted. */
    TRUSTED_PROXIES: readBy(parseNetworks, 'not a list of addresses or networks (10.0.0.0/8, ::1)').prefault(
      '',
    ),
    /** Requests per window of a sender and of an account. */
    RATE_LIMITS: readBy(
      parseLimits,
      'not a list of limits (nonce=30/60: a name, requests and seconds; the names are in .env.example)',
    ).prefault(''),
    /** Calls of pages that are in flight at one node at a time. */
    NODE_CALLS: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'not a number of calls (1 to 9999)')
      .transform(Number)
      .default(32),
    /** Origins that may show our pages in a frame, and that a Safe is expected on. */
    SAFE_HOSTS: readBy(parseOrigins, 'not a list of origins (https://app.safe.global)').prefault(
      defaultSafeHosts.join(' '),
    ),
    /** `1`: pages report what breaks their content policy to us; for development and tests. */
    CSP_REPORTS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
    /** Where Prometheus may read the metrics: a port of its own, the address it listens on, and what is asked of who reads. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_TOKEN: z.string().min(16, 'too short (16 characters or more)').optional(),
    /** How long this process serves on after it has said that it ends. */
    DRAIN_SECONDS: z
      .string()
      .regex(/^\d{1,3}$/, 'not a number of seconds (0 to 999)')
      .transform(Number)
      .default(5),
    /** Where traces are sent, with which headers, under which name, and of which share of requests. */
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .regex(/^([\w-]+=[^\s,]*(,|$))+$/, 'not a list of headers (name=value,name=value)')
      .optional(),
    OTEL_SERVICE_NAME: z.string().default('love98'),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'not a share (0 to 1)')
      .optional(),
    LOG_LEVEL: z.enum(['error', 'info', 'debug'], { error: 'must be error, info or debug' }).default('info'),
  })
  .transform((env) => ({ ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}` }))

function isBare(url: string): boolean {
  const { username, password, hostname, pathname, search, hash } = new URL(url)
  // A host may hold quotes and ampersands, which would end the attribute or the script in which pages write it.
  const isPlain = /^([a-z0-9._-]+|\[[0-9a-f:]+\])$/.test(hostname)
  return isPlain && pathname === '/' && [username, password, search, hash].every((part) => part === '')
}
