import { createHash } from 'node:crypto'

/**
 * The hashes of the scripts that stand in a page itself, as a browser computes them: over the bytes between the
 * tags (https://www.w3.org/TR/CSP3/#external-hash).
 */
export function inlineScriptHashes(html: string): string[] {
  return (
    [...html.matchAll(/<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\b[^>]*>/gi)]
      // A browser runs no data, and asks no policy about it.
      .filter(([, attributes = '']) => !/(^|\s)(src\s*=|type="application\/json")/i.test(attributes))
      .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
  )
}
