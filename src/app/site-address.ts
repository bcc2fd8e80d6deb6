import 'server-only'
import { readEnv } from '@/server/env'
import { community } from './community'

/**
 * Where people find this desktop: what a shared link and its picture are told with. Pages are drawn in the build, so it
 * is the configured production hostname, else `SITE_URL` as the build knows it.
 */
export function siteAddress(): URL {
  const { productionHostname } = community.analytics
  if (productionHostname !== null) return new URL(`https://${productionHostname}`)
  return new URL(readEnv().SITE_URL)
}
