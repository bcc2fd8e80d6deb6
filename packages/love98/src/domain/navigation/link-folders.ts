import { type DesktopEntry, linkEntries } from './desktop-entries'

/**
 * The contents of each folder of links, in order: names of `links` and lists of the community's file, as ids of
 * entries. The block explorer is in every folder whose services send transactions.
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

export function isLinkFolder(id: string): id is LinkFolderId {
  return Object.hasOwn(linkFolders, id)
}

/**
 * Returns the entries of one folder. The list is empty if the folder has no configured links and unset ones are hidden.
 */
export function folderEntries(
  id: LinkFolderId,
  community: Parameters<typeof linkEntries>[0],
): readonly DesktopEntry[] {
  const entries = linkEntries(community)
  return linkFolders[id].flatMap((name) =>
    entries.filter((entry) => entry.id === name || entry.id.startsWith(`${name}-`)),
  )
}
