import 'server-only'
import { readEnv } from '@/server/env'
import type { ShareSite } from '@/server/heartbreak/describe-share'
import type { Language } from '@/server/http/request-language'
import { community } from '../community'
import { localCommunity } from '../local-community'

/** Whose pages are passed on here. */
export function shareSite(language: Language): ShareSite {
  const { id, tag, direction } = language
  return {
    name: localCommunity(language).site.name,
    language: id === 'en' ? community.site.language : tag,
    direction,
    url: readEnv().SITE_URL,
  }
}
