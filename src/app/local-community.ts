import 'server-only'
import type { DesktopCommunity } from '@/desktop/use-community'
import { languageFacts } from '@/texts/en/shell/language'
import { community } from './community'
import { desktopCommunity } from './desktop-community'

type Facts = Readonly<Record<'id' | 'tag', string>>

/**
 * What the community says of itself on the page that is drawn. Pages without a language in their address are in the file's own;
 * others have its translations where it has any, and terms that say which language they are in where it has none.
 */
export function localCommunity({ id, tag }: Facts = languageFacts): DesktopCommunity {
  // One object a language: a page names it twice, and writes it once when it is the same.
  const known = made.get(id) ?? translate(id, tag)
  made.set(id, known)
  return known
}

const made = new Map<string, DesktopCommunity>()

function translate(id: string, tag: string): DesktopCommunity {
  const { translations: sites, ...site } = community.site
  const { translations: terms, ...writtenTerms } = community.terms
  const isOwn = id === 'en' || languageOf(tag) === languageOf(site.language)
  const local = isOwn ? undefined : sites?.[id]
  const localTerms = isOwn ? writtenTerms : (terms?.[id] ?? { ...writtenTerms, language: site.language })
  return {
    ...desktopCommunity,
    site: {
      ...site,
      name: local?.name ?? site.name,
      sentence: local?.sentence ?? site.sentence,
      description: local?.description ?? site.description,
    },
    terms: localTerms,
  }
}

/** `pt` of `pt-BR`. */
function languageOf(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0]
}
