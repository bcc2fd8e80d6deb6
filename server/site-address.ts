import { builtOrigin } from '../src/server/built-address.ts'

/**
 * The origin people type, as `src/server/env.ts` reads it.
 * @throws {RangeError} when it could end the attribute or the string of a script in which pages write it
 */
export function siteOrigin({ SITE_URL, PORT }: Readonly<Record<string, string | undefined>>): string {
  const address = SITE_URL || `http://localhost:${PORT || 3000}`
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  // A URL allows quotes and ampersands in the name of a host.
  if (/^https?:\/\/([a-z0-9._-]+|\[[0-9a-f:]+\])(:\d+)?$/.test(origin)) return origin
  throw new RangeError('SITE_URL is not scheme, host and port (https://example.org).')
}

/**
 * Writes the address of this server into what the build wrote for any: canonical addresses, and those of preview pictures.
 * @returns the same one where no address stands in it
 */
export function withOrigin(bytes: Buffer, origin: string): Buffer {
  if (!bytes.includes(builtOrigin)) return bytes
  return Buffer.from(bytes.toString().replaceAll(builtOrigin, () => origin))
}
