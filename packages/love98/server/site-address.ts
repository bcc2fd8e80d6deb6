import { builtOrigin } from '../src/server/built-address.ts'

/**
 * Returns the public origin of the site, by the same rules as `src/server/env.ts`.
 * @throws {RangeError} if the origin could end the attribute or the script string that contains it in a page
 */
export function siteOrigin({ SITE_URL, PORT }: Readonly<Record<string, string | undefined>>): string {
  const address = SITE_URL || `http://localhost:${PORT || 3000}`
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  // A URL allows quotation marks and ampersands in a host name.
  if (/^https?:\/\/([a-z0-9._-]+|\[[0-9a-f:]+\])(:\d+)?$/.test(origin)) return origin
  throw new RangeError('SITE_URL is not scheme, host and port (https://example.org).')
}

/**
 * Replaces the placeholder origin that the build wrote into canonical addresses and into the addresses of preview
 * images.
 * @returns the same buffer if it does not contain the placeholder
 */
export function withOrigin(bytes: Buffer, origin: string): Buffer {
  if (!bytes.includes(builtOrigin)) return bytes
  return Buffer.from(bytes.toString().replaceAll(builtOrigin, () => origin))
}
