import type { Community } from './community'

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
}

type ProgramEntry = { readonly id: string; readonly title: string; readonly icon: string }

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
    const { title: label, icon } = program
    return [{ kind: 'program', id, label, icon, picture: null, href: `/p/${id}` } as const]
  })
}

/** The links of a community as entries. One without a value is left out, or named "not configured" with `showUnset`. */
export function linkEntries(community: Links): readonly DesktopEntry[] {
  const { links } = community
  const single = [
    entry({ id: 'link-swap', label: 'Swap', icon: 'swap', picture: null }, links.swap, 'links.swap'),
    entry(
      { id: 'link-bridge', label: 'Bridge', icon: 'bridge', picture: null },
      links.bridge,
      'links.bridge',
    ),
    entry(
      { id: 'vote', label: community.governanceName ?? 'Governance Vote', icon: 'vote', picture: null },
      links.vote,
      'links.vote',
    ),
    entry(
      { id: 'explorer', label: 'Block Explorer', icon: 'explorer', picture: null },
      links.explorer,
      'links.explorer',
    ),
    entry(
      { id: 'telegram', label: 'Telegram', icon: 'telegram', picture: null },
      links.telegram,
      'links.telegram',
    ),
    entry(
      { id: 'twitter', label: 'Twitter', icon: 'twitter', picture: null },
      links.twitter,
      'links.twitter',
    ),
    entry(
      { id: 'discord', label: 'Discord', icon: 'discord', picture: null },
      links.discord,
      'links.discord',
    ),
  ]
  const listed = (['chiaWallets', 'chiaMarkets', 'collections', 'partners'] as const).flatMap((list) =>
    community[list].map(({ name: label, icon, picture, url }, index) =>
      entry({ id: `${list}-${index}`, label, icon, picture }, url, `${list}[${index}].url`),
    ),
  )
  return [...single, ...listed].filter(({ kind }) => kind !== 'unset' || community.showUnset)
}

function entry(face: EntryFace, href: string | null, setting: string): DesktopEntry {
  return href === null ? { ...face, kind: 'unset', setting } : { ...face, kind: 'link', href }
}
