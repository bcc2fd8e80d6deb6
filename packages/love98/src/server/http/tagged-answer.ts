import { createHash } from 'node:crypto'

/**
 * Returns an answer with a strong ETag of its body, or 304 if the client has it (RFC 9110, 13.1.2: compared
 * weakly).
 */
export function taggedAnswer(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  given: Readonly<Record<string, string>>,
): Response {
  const headers = {
    ...given,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  }
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  const isKnown = known?.some((tag) => tag === headers.etag || tag === '*') ?? false
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
