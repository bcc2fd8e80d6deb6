import { type DesktopEntry, linkEntries } from './desktop-entries'

/**
 * What each folder of links shows, in this order: names of `links` and lists of the community's file, as entries name
 * them. The block explorer stands wherever something can be looked up afterwards.
 */
export const linkFolders = {
  bridge: ['link-bridge', 'explorer'],
  governance: ['vote', 'explorer'],
  collections: ['collections'],
  markets: ['link-swap', 'chiaWallets', 'chiaMarkets', 'explorer'],
  partners: ['partners'],
  social: ['telegram', 'twitter', 'discord'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type LinkFolderId = keyof typeof linkFolders

/** Whether a program is one of the folders. */
export function isLinkFolder(id: string): id is LinkFolderId {
  return Object.hasOwn(linkFolders, id)
}

/** The entries of one folder. Without any, nothing is configured for it, or what is unset is hidden. */
export function folderEntries(
  id: LinkFolderId,
  community: Parameters<typeof linkEntries>[0],
): readonly DesktopEntry[] {
  const entries = linkEntries(community)
  return linkFolders[id].flatMap((name) =>
    entries.filter((entry) => entry.id === name || entry.id.startsWith(`${name}-`)),
  )
}
