/**
 * The path of the folder in which a static site is served, such as `/cats`; empty at the root of an origin, and in each
 * build with a server. The builder writes its value into the code, so the branches for the other case are removed.
 */
// biome-ignore lint/style/noProcessEnv: replaced by the builder
export const basePath = process.env.LOVE98_BASE ?? ''

/**
 * Returns the base path of a site at an address.
 * @throws {RangeError} if the path could end a string, a pattern or an attribute that contains it
 */
export function basePathOf({ pathname, search, hash }: URL): string {
  const path = pathname.replace(/\/$/, '')
  if (/^(\/[\w~-][\w.~-]*)*$/.test(path) && search === '' && hash === '') return path
  throw new RangeError(
    'The path of SITE_URL has names of letters, digits and -._~, and no query (https://example.org/cats/).',
  )
}

/** Returns the part of a path of this origin that is below the base path; null outside of the site. */
export function pathBelow(base: string, path: string): string | null {
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null
}
