import { readEnv } from './env'
import { clientAddress, shortenedAddress } from './http/client-address'
import { requestId } from './http/request-id'
import { logLevel } from './log-level'
import { withoutSecrets } from './log-redaction'

/**
 * Logs a request that failed on our side, as one line of JSON: without query, headers, body or any address of a service,
 * since addresses of nodes and databases contain keys.
 */
export function logFailure(request: Request, status: number, error: unknown): void {
  write('error', { ...requestFacts(request), status, causes: causes(error), stack: stack(error) })
}

/**
 * Logs an answered request as one line of JSON, with the sender's address shortened unless debugging is on.
 * @param duration ms until the answer was ready
 */
export function logRequest(request: Request, status: number, duration: number): void {
  if (logLevel() === 'error') return
  const from = clientAddress(request.headers, readEnv().TRUSTED_PROXIES)
  write('info', {
    ...requestFacts(request),
    status,
    ms: Math.round(duration),
    from: showsAddresses() ? from : shortenedAddress(from),
  })
}

/**
 * Logs a failure that the server works around, as one line of JSON.
 * @param part of the server, in one word
 * @param event a fixed sentence; nothing that a client sent
 */
export function logProblem(part: string, event: string, error?: unknown): void {
  write('error', { part, event, ...(error === undefined ? {} : { causes: causes(error) }) })
}

const deepestCause = 5

function write(level: 'error' | 'info', facts: object): void {
  const line = JSON.stringify({ level, at: new Date().toISOString(), ...facts })
  if (level === 'error') console.error(line)
  // The linter forbids `console.log`.
  else process.stdout.write(`${line}\n`)
}

function requestFacts(request: Request) {
  const pathname = withoutSecrets(new URL(request.url).pathname, showsAddresses())
  return { request: requestId(request.headers), method: request.method, pathname }
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
  const lines = (error instanceof Error ? error.stack : undefined)?.split('\n') ?? []
  return lines
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim())
}
