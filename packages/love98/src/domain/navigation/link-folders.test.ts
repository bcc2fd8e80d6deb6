import { expect, test } from 'vitest'
import { folderEntries, isLinkFolder, type LinkFolderId, linkFolders } from './link-folders'

const place = { name: 'A place', url: 'https://place.example', icon: 'chia', picture: null }
const links = {
  swap: 'https://swap.example',
  bridge: 'https://bridge.example',
  vote: 'https://vote.example',
  explorer: 'https://explorer.example',
  telegram: null,
  twitter: 'https://x.example',
  discord: null,
}
const community = {
  showUnset: true,
  links,
  governanceName: 'Parliament of Hearts',
  chiaWallets: [place],
  chiaMarkets: [place, { ...place, name: 'Another' }],
  collections: [place],
  partners: [],
}
const labels = (id: LinkFolderId, from = community) => folderEntries(id, from).map(({ label }) => label)
const ids = Object.keys(linkFolders).filter(isLinkFolder)

// Proves S1.2
test('each folder contains its links, in order', () => {
  expect(Object.fromEntries(ids.map((id) => [id, labels(id)]))).toEqual({
    bridge: ['Bridge', 'Block Explorer'],
    governance: ['Parliament of Hearts', 'Block Explorer'],
    collections: ['A place'],
    markets: ['Swap', 'A place', 'A place', 'Another', 'Block Explorer'],
    partners: [],
    social: ['Telegram', 'Twitter', 'Discord'],
  })
})

// Proves S1.2
test('every link of a community is in a folder', () => {
  const shown = new Set(
    ids.flatMap((id) => folderEntries(id, { ...community, partners: [place] })).map(({ id }) => id),
  )
  expect([...shown].sort()).toEqual([
    'chiaMarkets-0',
    'chiaMarkets-1',
    'chiaWallets-0',
    'collections-0',
    'discord',
    'explorer',
    'link-bridge',
    'link-swap',
    'partners-0',
    'telegram',
    'twitter',
    'vote',
  ])
})

test('an unset link is marked as unset, or hidden', () => {
  expect(folderEntries('social', community).map(({ kind }) => kind)).toEqual(['unset', 'link', 'unset'])
  expect(labels('social', { ...community, showUnset: false })).toEqual(['Twitter'])
})

test('other programs are not folders', () => {
  expect(['swap', 'constructor', '__proto__'].filter(isLinkFolder)).toEqual([])
})
