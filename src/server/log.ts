import type { Asked } from './http/asked'
import { shortenedAddress } from './http/client-address'
import { logLevel } from './log-level'
import { longestPath, withoutSecrets } from './log-redaction'
import { createSampler } from './log-sampling'

/**
 * Logs a request that failed on the server's side, as one line of JSON. The line has no query, headers, body or address
 * of a service, because addresses of nodes and databases contain keys.
 */
export function logFailure(asked: Asked, status: number, error: unknown): void {
  write('error', { ...requestFacts(asked), status, causes: causes(error), stack: stack(error) })
}

/**
 * Logs a completed request as one line of JSON, with a shortened sender address unless debugging is on. A refused
 * request is logged with the name of its route. Of refusals because of too many requests, one per route is logged in
 * ten seconds.
 * @param duration ms until the response was ready
 */
export function logRequest(asked: Asked, status: number, duration: number): void {
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

const deepestCause = 5
/** In characters. The frames are at the end. */
const longestStack = 10_000

function write(level: 'error' | 'info', facts: object): void {
  const line = JSON.stringify({ level, at: new Date().toISOString(), ...facts })
  if (level === 'error') console.error(line)
  // The linter does not allow `console.log`.
  else process.stdout.write(`${line}\n`)
}

function requestFacts({ request, id, route }: Asked, byRoute = false) {
  const { pathname } = new URL(request.url)
  const shown = byRoute ? route : pathname
  return {
    request: id,
    method: request.method,
    pathname: withoutSecrets(shown, showsAddresses(), longestPath),
  }
}

function showsAddresses(): boolean {
  return logLevel() === 'debug'
}

function causes(error: unknown): string[] {
  const lines: string[] = []
  for (let cause = error; cause !== undefined && lines.length < deepestCause; ) {
    const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
    lines.push(withoutSecrets(text, showsAddresses()))
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
