import 'server-only'
import { builtOrigin } from '@/server/built-address'
import { readEnv } from '@/server/env'
import { build } from './build'

/**
 * Returns the origin of this desktop for canonical addresses, shared links and their pictures. Prerendered
 * pages contain a placeholder, which the HTTP server replaces with `SITE_URL` (`server/site-address.ts`), so
 * one build runs at any address.
 */
export function siteAddress(): URL {
  return new URL(build.isDevelopment ? readEnv().SITE_URL : builtOrigin)
}
