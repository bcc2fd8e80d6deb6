import 'server-only'
import type { DesktopCommunity } from '@/desktop/use-community'
import { isOwnLanguage, localSite, mainLanguage } from '@/domain/community/local-site'
import type { Terms } from '@/language/document'
import { languages } from '@/language/languages'
import { communityTerms } from '@/texts/community-terms'
import { languageFacts } from '@/texts/language-facts'
import { community } from './community'
import { desktopCommunity } from './desktop-community'

type Facts = Readonly<Record<'id' | 'tag', string>>

/**
 * Returns the community's texts for the page that is rendered. Pages without a language in their address use
 * the language of the community's file. Other pages use its translations where they exist. Terms without a
 * translation are English, and name this language.
 */
export function localCommunity({ id, tag }: Facts = languageFacts): DesktopCommunity {
  // One object per language: a page refers to it twice, and serializes it once if both are the same object.
  const known = made.get(id) ?? translate(id, tag)
  made.set(id, known)
  return known
}

const made = new Map<string, DesktopCommunity>()

function translate(id: string, tag: string): DesktopCommunity {
  const { translations: _, ...site } = community.site
  const isOwn = isOwnLanguage(community.site, { id, tag })
  return {
    ...desktopCommunity,
    site: { ...site, ...localSite(community.site, { id, tag }) },
    links: desktopCommunity.links.map(({ translations, ...link }) => ({
      ...link,
      label: (isOwn ? undefined : translations?.[id]?.label) ?? link.label,
    })),
    terms: termsFor(id),
  }
}

function termsFor(id: string): DesktopCommunity['terms'] {
  const translations: Readonly<Record<string, Terms | undefined>> = communityTerms
  const own = languages.find(({ tag }) => mainLanguage(tag) === mainLanguage(community.site.language))
  const local = translations[id === 'en' && own ? own.id : id]
  if (local) return { ...local }
  return { ...communityTerms.en, ...(id !== 'en' && { language: 'en' }) }
}
