import type { Community } from '@/domain/community/community'
import { links as linksTexts } from '@/texts/links'

import { localPath } from './program-path'

/**
 * One icon on the desktop or one row of the Start menu: a program, a link to another site, or a link that is not
 * configured yet.
 */
export type DesktopEntry = EntryFace &
  (
    | { readonly kind: 'program'; readonly href: string }
    | { readonly kind: 'link'; readonly href: string }
    /** `setting` is the path of the missing value in `love98.config.ts`. */
    | { readonly kind: 'unset'; readonly setting: string }
  )

type EntryFace = {
  readonly id: string
  readonly label: string
  readonly icon: string
  /** A picture under `/assets/` that replaces the icon, or null. */
  readonly picture: string | null
  readonly place: EntryLocation
}

/** The place of an entry: on the desktop and in the Start menu `[S2.5]`, or only in the Start menu and its folder. */
export type EntryLocation = 'desktop' | 'start'

type ProgramEntry = {
  readonly id: string
  readonly title: string
  readonly icon: string
  readonly place?: EntryLocation
}

type Links = Pick<
  Community,
  'showUnset' | 'links' | 'governanceName' | 'chiaWallets' | 'chiaMarkets' | 'collections' | 'partners'
>

export function programEntries(
  ids: readonly string[],
  programs: readonly ProgramEntry[],
): readonly DesktopEntry[] {
  return ids.flatMap((id) => {
    const program = programs.find((candidate) => candidate.id === id)
    if (!program) return []
    const { title: label, icon, place = 'desktop' } = program
    return [{ kind: 'program', id, label, icon, picture: null, place, href: localPath(`/p/${id}`) } as const]
  })
}

/**
 * Returns the links of a community as entries. A link without a value is left out, or named "not configured" with
 * `showUnset`.
 */
export function linkEntries(community: Links): readonly DesktopEntry[] {
  const { links, governanceName } = community
  const single = (['swap', 'bridge', 'vote', 'explorer', 'telegram', 'twitter', 'discord'] as const).map(
    (name) => {
      const place = ['telegram', 'twitter', 'discord'].includes(name) ? 'desktop' : 'start'
      const label = (name === 'vote' && governanceName) || linksTexts[name]
      // If a program and a link have the same name, the program has the short id.
      const id = name === 'swap' || name === 'bridge' ? `link-${name}` : name
      return entry({ id, label, icon: name, picture: null, place }, links[name], `links.${name}`)
    },
  )
  const listed = (['chiaWallets', 'chiaMarkets', 'collections', 'partners'] as const).flatMap((list) => {
    const place = list === 'collections' || list === 'partners' ? 'desktop' : 'start'
    return community[list].map(({ name: label, icon, picture, url }, index) =>
      entry({ id: `${list}-${index}`, label, icon, picture, place }, url, `${list}[${index}].url`),
    )
  })
  return [...single, ...listed].filter(({ kind }) => kind !== 'unset' || community.showUnset)
}

function entry(face: EntryFace, href: string | null, setting: string): DesktopEntry {
  return href === null ? { ...face, kind: 'unset', setting } : { ...face, kind: 'link', href }
}
