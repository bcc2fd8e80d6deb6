import type { Asked } from './http/asked'
import { shortenedAddress } from './http/client-address'
import { logLevel } from './log-level'
import { longestPath, withoutSecrets } from './log-redaction'
import { createSampler } from './log-sampling'

/**
 * Logs a request that failed on our side, as one line of JSON: without query, headers, body or any address of a service,
 * since addresses of nodes and databases contain keys.
 */
export function logFailure(asked: Asked, status: number, error: unknown): void {
  write('error', { ...requestFacts(asked), status, causes: causes(error), stack: stack(error) })
}

/**
 * Logs an answered request as one line of JSON, with the sender's address shortened unless debugging is on. One that was
 * refused is logged under its route's name; of those that were too many, one a route in ten seconds.
 * @param duration ms until the answer was ready
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
 * Logs a failure that the server works around, as one line of JSON.
 * @param part of the server, in one word
 * @param event a fixed sentence; nothing that a client sent
 */
export function logProblem(part: string, event: string, error?: unknown): void {
  write('error', { part, event, ...(error === undefined ? {} : { causes: causes(error) }) })
}

/**
 * Logs what the server did by itself, as one line of JSON.
 * @param part of the server, in one word
 * @param event a fixed sentence
 * @param facts numbers; nothing that a client sent
 */
export function logNotice(part: string, event: string, facts: Readonly<Record<string, number>>): void {
  if (logLevel() !== 'error') write('info', { part, event, ...facts })
}

const deepestCause = 5
/** Characters; the frames stand at the end. */
const longestStack = 10_000

function write(level: 'error' | 'info', facts: object): void {
  const line = JSON.stringify({ level, at: new Date().toISOString(), ...facts })
  if (level === 'error') console.error(line)
  // The linter forbids `console.log`.
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

/** The first frames, which say where; the message above them may hold an address and is in `causes` already. */
function stack(error: unknown): string[] {
  const lines = (error instanceof Error ? error.stack : undefined)?.slice(-longestStack).split('\n') ?? []
  return lines
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim())
}
