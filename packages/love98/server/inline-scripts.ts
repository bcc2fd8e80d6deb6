import { createHash } from 'node:crypto'

/**
 * Returns the hashes of the inline scripts of a page, as a browser computes them: over the bytes between the tags
 * (https://www.w3.org/TR/CSP3/#external-hash).
 */
export function inlineScriptHashes(html: string): string[] {
  return (
    [...html.matchAll(/<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\b[^>]*>/gi)]
      // A browser does not run data blocks, so the policy does not apply to them.
      .filter(([, attributes = '']) => !/(^|\s)(src\s*=|type="application\/json")/i.test(attributes))
      .map(([, , text = '']) => hashOf(text))
  )
}

/** Returns the hashes of the inline style sheets of a page. */
export function inlineStyleHashes(html: string): string[] {
  return Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, text = '']) => hashOf(text))
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
