import { readEnv } from './env'
import { clientAddress, shortenedAddress } from './http/client-address'
import { requestId } from './http/request-id'
import { logLevel } from './log-level'
import { withoutSecrets } from './log-redaction'

/**
 * Writes one line of JSON about a request that failed for a reason of ours: what, where and why, without query, headers,
 * body, or any address of a service, since addresses of nodes and databases hold keys.
 */
export function logFailure(request: Request, status: number, error: unknown): void {
  write('error', { ...whatWasAsked(request), status, causes: causes(error), stack: stack(error) })
}

/**
 * Writes one line of JSON about an answered request, with the sender's address shortened unless debugging is on.
 * @param duration ms until the answer was ready
 */
export function logRequest(request: Request, status: number, duration: number): void {
  if (logLevel() === 'error') return
  const from = clientAddress(request.headers, readEnv().TRUSTED_PROXIES)
  write('info', {
    ...whatWasAsked(request),
    status,
    ms: Math.round(duration),
    from: showsAddresses() ? from : shortenedAddress(from),
  })
}

/**
 * Writes one line of JSON about something that goes on without what failed.
 * @param part of the server, in one word
 * @param event in a sentence of ours; nothing a client sent
 */
export function logProblem(part: string, event: string, error?: unknown): void {
  write('error', { part, event, ...(error === undefined ? {} : { causes: causes(error) }) })
}

const deepestCause = 5

function write(level: 'error' | 'info', facts: object): void {
  const line = JSON.stringify({ level, at: new Date().toISOString(), ...facts })
  if (level === 'error') console.error(line)
  // Not `console.log`, which the linter keeps for nobody: the lines of a server are its output.
  else process.stdout.write(`${line}\n`)
}

function whatWasAsked(request: Request) {
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
