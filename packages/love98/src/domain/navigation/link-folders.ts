import type { LinkPlace } from '@/domain/community/link-schema'
import { type DesktopEntry, linkEntries, type ShownLinks } from './desktop-entries'

/**
 * The places whose links each folder has, in order. The block explorer is in every folder whose services send
 * transactions.
 */
export const linkFolders = {
  bridge: ['bridge', 'explorer'],
  governance: ['governance', 'explorer'],
  collections: ['collections'],
  markets: ['swap', 'markets', 'explorer'],
  partners: ['partners'],
  social: ['social'],
} as const satisfies Readonly<Record<string, readonly LinkPlace[]>>

export type LinkFolderId = keyof typeof linkFolders

export function isLinkFolder(id: string): id is LinkFolderId {
  return Object.hasOwn(linkFolders, id)
}

/**
 * Returns the entries of one folder. The list is empty if the folder has no configured links and unset ones are hidden.
 */
export function folderEntries(id: LinkFolderId, community: ShownLinks): readonly DesktopEntry[] {
  const entries = linkEntries(community)
  return linkFolders[id].flatMap((place) => entries.filter(({ folder }) => folder === place))
}
