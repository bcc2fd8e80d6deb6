import { type Env, readEnv } from './env'
import { shortenedAddress } from './http/client-address'
import type { RoutedRequest } from './http/received-request'

/**
 * Logs a request that failed on the server's side, as one line of JSON. The line has no query, headers, body or address
 * of a service, because addresses of nodes and databases contain keys.
 */
export function logFailure(asked: RoutedRequest, status: number, error: unknown): void {
  write('error', { ...requestFacts(asked), status, causes: causes(error), stack: stack(error) })
}

/**
 * Logs a completed request as one line of JSON, with a shortened sender address unless debugging is on. A refused
 * request is logged with the name of its route. Of refusals because of too many requests, one per route is logged in
 * ten seconds.
 * @param duration ms until the response was ready
 */
export function logRequest(asked: RoutedRequest, status: number, duration: number): void {
  if (logLevel() === 'error') return
  const isRefused = status >= 400 && status < 500
  const facts = requestFacts(asked, isRefused)
  const { isLogged, skipped } =
    status === 429 ? sample(facts.pathname, Date.now()) : { isLogged: true, skipped: 0 }
  if (!isLogged) return
  const from = asked.sender.address
  write('info', {
    ...facts,
    status,
    ms: Math.round(duration),
    from: showsAddresses() ? from : shortenedAddress(from),
    ...(skipped > 0 ? { skipped } : {}),
  })
}

const sample = createSampler()

/**
 * Logs a failure that the server handles, as one line of JSON.
 * @param part the part of the server, in one word
 * @param event a fixed sentence without data from a client
 */
export function logProblem(part: string, event: string, error?: unknown): void {
  write('error', { part, event, ...(error === undefined ? {} : { causes: causes(error) }) })
}

/**
 * Logs an automatic action of the server, as one line of JSON.
 * @param part the part of the server, in one word
 * @param event a fixed sentence
 * @param facts numbers without data from a client
 */
export function logNotice(part: string, event: string, facts: Readonly<Record<string, number>>): void {
  if (logLevel() !== 'error') write('info', { part, event, ...facts })
}

/** Logs the failure of a repeated action when it begins or changes, and keeps its state. */
export type ProblemLog = {
  /**
   * Records a failure. A repetition of the last one is not logged.
   * @param text a fixed sentence
   */
  failed: (text: string, error?: unknown) => void
  ended: () => void
  current: () => string | null
  /** Returns the time since the failure began or ended, ms. */
  sinceMs: () => number
}

/** Creates the log of an action that is repeated every few seconds. @param part see `logProblem` */
export function createProblemLog(part: string): ProblemLog {
  let current: string | null = null
  let since = performance.now()
  const change = (next: string | null) => {
    if ((current === null) !== (next === null)) since = performance.now()
    current = next
  }
  return {
    failed(text, error) {
      if (text !== current) logProblem(part, text, error)
      change(text)
    },
    ended: () => change(null),
    current: () => current,
    sinceMs: () => Math.round(performance.now() - since),
  }
}

/** Returns the configured level. A wrong environment is reported at the start; throwing here would hide that. */
function logLevel(): Env['LOG_LEVEL'] {
  try {
    return readEnv().LOG_LEVEL
  } catch {
    return 'info'
  }
}

const deepestCause = 5
/** In characters. The frames are at the end. */
const longestStack = 10_000

function write(level: 'error' | 'info', facts: object): void {
  const line = JSON.stringify({ level, at: new Date().toISOString(), ...facts })
  if (level === 'error') console.error(line)
  // The linter does not allow `console.log`.
  else process.stdout.write(`${line}\n`)
}

function requestFacts({ request, id, route }: RoutedRequest, byRoute = false) {
  const { pathname } = new URL(request.url)
  const shown = byRoute ? route : pathname
  return {
    request: id,
    method: request.method,
    pathname: redactSecrets(shown, showsAddresses(), longestPath),
  }
}

function showsAddresses(): boolean {
  return logLevel() === 'debug'
}

function causes(error: unknown): string[] {
  const lines: string[] = []
  for (let cause = error; cause !== undefined && lines.length < deepestCause; ) {
    const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
    lines.push(redactSecrets(text, showsAddresses()))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return lines
}

/**
 * Returns the first frames, which contain the location. The message above them may contain an address and is already in
 * `causes`.
 */
function stack(error: unknown): string[] {
  const lines = (error instanceof Error ? error.stack : undefined)?.slice(-longestStack).split('\n') ?? []
  return lines
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim())
}

/** The interval between two logged refusals (too many requests) of one route, ms. */
const samplePeriod = 10_000

/** `isLogged` is true if the event is logged. `skipped` is the number of events since the last logged one. */
type Sample = { isLogged: boolean; skipped: number }

/**
 * Allows one line per route in ten seconds, so that refused requests cannot fill the disk.
 * @returns a function of the route's name (there are few names) and the time, ms since 1970
 * @internal for tests
 */
export function createSampler(): (route: string, now: number) => Sample {
  const routes = new Map<string, { until: number; skipped: number }>()
  return (route, now) => {
    const last = routes.get(route)
    if (last && now < last.until) {
      last.skipped += 1
      return { isLogged: false, skipped: 0 }
    }
    routes.set(route, { until: now + samplePeriod, skipped: 0 })
    return { isLogged: true, skipped: last?.skipped ?? 0 }
  }
}

/** The maximum number of characters of a text and of a path that are matched, for any input. */
const longestText = 500
const longestPath = 300

/**
 * Removes data from a text that must not be logged: addresses of services (which contain keys), query parameters,
 * cookies, nonces, signatures, ids, and complete sign-in messages. Wallet addresses are shortened unless
 * `showAddresses` is true.
 * @param length the number of characters that are read; a word at the cut is left out, because half a secret would not
 *   be recognized
 * @internal for tests
 */
export function redactSecrets(text: string, showAddresses = false, length = longestText): string {
  const cleaned = patterns.reduce(
    (rest, [pattern, by]) => rest.replace(pattern, by),
    withoutMessage(beginning(text, length)),
  )
  return showAddresses ? cleaned : cleaned.replace(walletAddress, '$1…$2')
}

function beginning(text: string, length: number): string {
  if (text.length <= length) return text
  let end = length
  while (end > 0 && !separators.includes(text.charAt(end - 1))) end -= 1
  return `${text.slice(0, end)}…`
}

const separators = ' \n\t/"\',;'

/** Removes an EIP-4361 message to the end of the text, because the visitor signs everything below its first line. */
function withoutMessage(text: string): string {
  const at = text.search(/ wants you to sign in with your Ethereum account:/i)
  return at < 0 ? text : `${text.slice(0, text.lastIndexOf('\n', at) + 1)}(message)`
}

const walletAddress = /\b(0x[0-9a-f]{4})[0-9a-f]{32}([0-9a-f]{4})\b/gi

/** Each repetition is bounded or starts only at new positions, so that no expression reads a character many times. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/[a-z0-9+.-]{1,20}:\/\/[^\s"'<>]+/gi, '(address)'],
  // Drizzle adds the parameters at the end of the message of a failed query.
  [/\bparams:[\s\S]*/i, 'params: (left out)'],
  [/\b(set-)?cookie:[^\n]*/gi, '(cookie)'],
  [/__Host-[^\s"',]*/g, '(cookie)'],
  [/\bnonce\b["']?\s{0,5}[:=]\s{0,5}["']?[\w-]+/gi, 'nonce: (left out)'],
  // Longer than a wallet address: hashes, keys, signatures, calldata.
  [/0x[0-9a-f]{41,}/gi, '(hex)'],
  [/(?<![0-9a-zx])[0-9a-f]{32,}(?![0-9a-z])/gi, '(hex)'],
  // The same in base64: at least 128 bits without a break, with a digit and letters of both cases, unlike any word.
  [/(?<![\w/+-])(?=[\w/+-]*\d)(?=[\w/+-]*[a-z])(?=[\w/+-]*[A-Z])(?!0x)[\w/+-]{32,}={0,2}/g, '(secret)'],
]
