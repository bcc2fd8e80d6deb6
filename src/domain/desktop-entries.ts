import type { Community } from './community'

/** One icon on the desktop or one row in the Start menu: a program of ours, a place elsewhere, or a place not set yet. */
export type DesktopEntry =
  | {
      readonly kind: 'program'
      readonly id: string
      readonly label: string
      readonly icon: string
      readonly href: string
    }
  | {
      readonly kind: 'link'
      readonly id: string
      readonly label: string
      readonly icon: string
      readonly href: string
    }
  | {
      readonly kind: 'unset'
      readonly id: string
      readonly label: string
      readonly icon: string
      readonly setting: string
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
    return [{ kind: 'program', id, label: program.title, icon: program.icon, href: `/p/${id}` } as const]
  })
}

/** The links of a community as entries. One without a value is left out, or named "not configured" with `showUnset`. */
export function linkEntries(community: Links): readonly DesktopEntry[] {
  const { links } = community
  const single = [
    entry('swap', 'Swap', 'swap', links.swap, 'links.swap'),
    entry('bridge', 'Bridge', 'bridge', links.bridge, 'links.bridge'),
    entry('vote', community.governanceName ?? 'Governance Vote', 'vote', links.vote, 'links.vote'),
    entry('explorer', 'Block Explorer', 'explorer', links.explorer, 'links.explorer'),
    entry('telegram', 'Telegram', 'telegram', links.telegram, 'links.telegram'),
    entry('twitter', 'Twitter', 'twitter', links.twitter, 'links.twitter'),
    entry('discord', 'Discord', 'discord', links.discord, 'links.discord'),
  ]
  const listed = (['chiaWallets', 'chiaMarkets', 'collections', 'partners'] as const).flatMap((list) =>
    community[list].map(({ name, icon, url }, index) =>
      entry(`${list}-${index}`, name, icon, url, `${list}[${index}].url`),
    ),
  )
  return [...single, ...listed].filter(({ kind }) => kind !== 'unset' || community.showUnset)
}

function entry(id: string, label: string, icon: string, href: string | null, setting: string): DesktopEntry {
  return href === null ? { kind: 'unset', id, label, icon, setting } : { kind: 'link', id, label, icon, href }
}
