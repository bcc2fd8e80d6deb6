import 'server-only'
import { readEnv } from '@/server/env'
import { community } from './community'

/**
 * The public address of this desktop, for shared links and their pictures. Pages are rendered in the build, so it
 * is the configured production hostname, else `SITE_URL` as the build knows it.
 */
export function siteAddress(): URL {
  const { productionHostname } = community.analytics
  if (productionHostname !== null) return new URL(`https://${productionHostname}`)
  return new URL(readEnv().SITE_URL)
}
