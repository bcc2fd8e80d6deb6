/**
 * Writes one line of JSON about a request that failed for a reason of ours: what, where and why, without query, headers,
 * body, or any address of a service, since addresses of nodes and databases hold keys.
 */
export function logFailure(request: Request, status: number, error: unknown): void {
  const { pathname } = new URL(request.url)
  const line = { level: 'error', at: new Date().toISOString(), method: request.method, pathname, status }
  console.error(JSON.stringify({ ...line, causes: causes(error), stack: stack(error) }))
}

const deepestCause = 5

function causes(error: unknown): string[] {
  const lines: string[] = []
  for (let cause = error; cause !== undefined && lines.length < deepestCause; ) {
    lines.push(withoutAddresses(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)))
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

/** `https://node.example/v2/KEY` → `(address)`. */
function withoutAddresses(text: string): string {
  return text.replace(/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, '(address)').slice(0, 500)
}
