import { expect, test } from 'vitest'
import { linkPlaces } from '@/domain/community/link-schema'
import type { ShownLink } from './desktop-entries'
import { folderEntries, isLinkFolder, type LinkFolderId, linkFolders } from './link-folders'

const link = (place: ShownLink['place'], label: string, url: string | null = 'https://a.example') => ({
  ...{ label, url, icon: 'chia', place },
})
const community = {
  showUnset: true,
  links: [
    link('explorer', 'Block Explorer'),
    link('swap', 'Swap'),
    link('bridge', 'Bridge'),
    link('governance', 'Parliament'),
    link('social', 'Telegram', null),
    link('social', 'Farcaster'),
    link('markets', 'A place'),
    link('markets', 'Another'),
    link('collections', 'Cats'),
  ],
}
const labels = (id: LinkFolderId, from = community) => folderEntries(id, from).map(({ label }) => label)
const ids = Object.keys(linkFolders).filter(isLinkFolder)

// Proves S1.2
test('each folder contains its links, in order', () => {
  expect(Object.fromEntries(ids.map((id) => [id, labels(id)]))).toEqual({
    bridge: ['Bridge', 'Block Explorer'],
    governance: ['Parliament', 'Block Explorer'],
    collections: ['Cats'],
    markets: ['Swap', 'A place', 'Another', 'Block Explorer'],
    partners: [],
    social: ['Telegram', 'Farcaster'],
  })
})

// Proves S1.2
test('each place is in a folder', () => {
  const places = new Set(Object.values(linkFolders).flat())
  expect([...places].sort()).toEqual([...linkPlaces].sort())
})

test('an unset link is marked as unset, or hidden', () => {
  expect(folderEntries('social', community).map(({ kind }) => kind)).toEqual(['unset', 'link'])
  expect(labels('social', { ...community, showUnset: false })).toEqual(['Farcaster'])
})

test('other programs are not folders', () => {
  expect(['swap', 'constructor', '__proto__'].filter(isLinkFolder)).toEqual([])
})
