import type { Community } from '@/domain/community/community'
import { linkTexts } from '@/texts/en/shell/links'
import { localPath } from './program-path'

/** One icon on the desktop or one row in the Start menu: a program of ours, a place elsewhere, or a place not set yet. */
export type DesktopEntry = EntryFace &
  (
    | { readonly kind: 'program'; readonly href: string }
    | { readonly kind: 'link'; readonly href: string }
    /** `setting` is the path of the value that is missing in `love98.config.ts`. */
    | { readonly kind: 'unset'; readonly setting: string }
  )

type EntryFace = {
  readonly id: string
  readonly label: string
  readonly icon: string
  /** A picture under `/assets/` that stands for the icon, or null. */
  readonly picture: string | null
  readonly place: EntryPlace
}

/** Where an entry stands besides the Start menu: on the desktop `[S2.5]`, or in the Start menu and its folder alone. */
export type EntryPlace = 'desktop' | 'start'

type ProgramEntry = {
  readonly id: string
  readonly title: string
  readonly icon: string
  readonly place?: EntryPlace
}

type Links = Pick<
  Community,
  'showUnset' | 'links' | 'governanceName' | 'chiaWallets' | 'chiaMarkets' | 'collections' | 'partners'
>

/** The programs of a community as entries, in its order; each has an address of its own. */
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

/** The links of a community as entries. One without a value is left out, or named "not configured" with `showUnset`. */
export function linkEntries(community: Links): readonly DesktopEntry[] {
  const { links, governanceName } = community
  const single = (['swap', 'bridge', 'vote', 'explorer', 'telegram', 'twitter', 'discord'] as const).map(
    (name) => {
      const place = ['telegram', 'twitter', 'discord'].includes(name) ? 'desktop' : 'start'
      const label = (name === 'vote' && governanceName) || linkTexts[name]
      // A program has the short id where both have the same name.
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
