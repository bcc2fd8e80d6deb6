import { UserError } from '../scripts/lib/user-error.mjs'
import { builtOrigin } from './shared-names.mjs'

/**
 * The origin people type, as `src/server/env.ts` reads it.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string}
 * @throws {UserError} when it could end the attribute or the string of a script in which pages write it
 */
export function siteOrigin({ SITE_URL, PORT }) {
  const address = SITE_URL || `http://localhost:${PORT || 3000}`
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  // A URL allows quotes and ampersands in the name of a host.
  if (/^https?:\/\/([a-z0-9._-]+|\[[0-9a-f:]+\])(:\d+)?$/.test(origin)) return origin
  throw new UserError('SITE_URL is not scheme, host and port (https://example.org).')
}

/**
 * Writes the address of this server into what the build wrote for any: canonical addresses, and those of preview pictures.
 *
 * @param {Buffer} bytes
 * @param {string} origin
 * @returns {Buffer} the same one where no address stands in it
 */
export function withOrigin(bytes, origin) {
  if (!bytes.includes(builtOrigin)) return bytes
  return Buffer.from(bytes.toString().replaceAll(builtOrigin, () => origin))
}
