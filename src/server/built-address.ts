import 'server-only'
import { builtOrigin } from '../../server/shared-names.mjs'

/** What a page that is built ahead names as its origin: the HTTP server writes the address of the site in its place. */
export function builtAddress(): URL {
  return new URL(builtOrigin)
}
