import 'server-only'
import { builtAddress } from '@/server/built-address'
import { readEnv } from '@/server/env'
import { build } from './build'

/**
 * The origin of this desktop, for canonical addresses, shared links and their pictures. One build runs at any address: what is
 * built ahead has a placeholder, in whose place the HTTP server writes `SITE_URL` (`server/site-address.ts`).
 */
export function siteAddress(): URL {
  return build.isDevelopment ? new URL(readEnv().SITE_URL) : builtAddress()
}
