/**
 * Stands in built pages where the address of the site belongs, which the running server knows (`SITE_URL`); a name that leads
 * nowhere (RFC 6761, 6.4).
 */
export const builtOrigin = 'https://address-of-this-site.invalid'

/** The origin that a page which is built ahead names: the HTTP server writes the address of the site in its place. */
export function builtAddress(): URL {
  return new URL(builtOrigin)
}
