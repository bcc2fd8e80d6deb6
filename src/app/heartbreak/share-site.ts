import 'server-only'
import { readEnv } from '@/server/env'
import type { ShareSite } from '@/server/heartbreak/describe-share'
import { community } from '../community'

/** Whose pages are passed on here. */
export function shareSite(): ShareSite {
  const { name, language } = community.site
  return { name, language, url: readEnv().SITE_URL }
}
