import type { CommunityLink } from '@/domain/community/community'
import type { LinkPlace } from '@/domain/community/link-schema'
import { desktopPlaces } from './desktop-places'
import { localPath } from './program-path'

/**
 * One icon on the desktop or one row of the Start menu: a program, a link to another site, or a link that is not
 * configured yet.
 */
export type DesktopEntry = EntryFace &
  (
    | { readonly kind: 'program'; readonly href: string }
    | { readonly kind: 'link'; readonly href: string }
    /** `setting` is the path of the missing value in the community's file. */
    | { readonly kind: 'unset'; readonly setting: string }
  )

/** `folder`: the place of the link in the community's file. */
export type LinkEntry = DesktopEntry & { readonly folder: LinkPlace }

type EntryFace = {
  readonly id: string
  readonly label: string
  readonly icon: string
  /** A picture under `/assets/` that replaces the icon, or null. */
  readonly picture: string | null
  readonly place: EntryLocation
}

/**
 * The place of an entry: on the desktop and in the Start menu `[S2.5]`, or only in the Start menu and its folder. A link
 * that is not configured has no icon on the desktop.
 */
export type EntryLocation = 'desktop' | 'start'

type ProgramEntry = {
  readonly id: string
  readonly title: string
  readonly icon: string
  readonly place?: EntryLocation
}

/** A link, with its label in the language of the page. */
export type ShownLink = Readonly<Pick<CommunityLink, 'label' | 'url' | 'icon' | 'place'>> & {
  readonly picture?: string | null
}

export type ShownLinks = {
  readonly showUnset: boolean
  readonly links: readonly ShownLink[]
}

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
export function linkEntries({ links, showUnset }: ShownLinks): readonly LinkEntry[] {
  const count = new Map<LinkPlace, number>()
  return links.flatMap(({ label, icon, picture = null, url, place }, index): LinkEntry[] => {
    const number = count.get(place) ?? 0
    count.set(place, number + 1)
    if (url === null && !showUnset) return []
    const id = `${place}-${number}`
    const location = url !== null && desktopPlaces.includes(place) ? 'desktop' : 'start'
    const face = { id, label, icon, picture, place: location, folder: place } as const
    return url === null
      ? [{ ...face, kind: 'unset', setting: `links[${index}].url` }]
      : [{ ...face, kind: 'link', href: url }]
  })
}

/** Returns the address of the first link of a place; null if it is not known. */
export function linkTo(place: LinkPlace, links: ShownLinks['links']): string | null {
  return links.find((link) => link.place === place)?.url ?? null
}
