import { expect, test } from 'vitest'
import { linkEntries, programEntries } from './desktop-entries'

const unset = {
  showUnset: true,
  links: {
    swap: null,
    bridge: null,
    vote: null,
    explorer: null,
    telegram: null,
    twitter: null,
    discord: null,
  },
  governanceName: null,
  chiaWallets: [],
  chiaMarkets: [],
  collections: [],
  partners: [],
}

// Proves S1.2
test('a link with a value opens its address', () => {
  const entries = linkEntries({ ...unset, links: { ...unset.links, bridge: 'https://bridge.example' } })
  expect(entries.find(({ id }) => id === 'link-bridge')).toEqual({
    kind: 'link',
    id: 'link-bridge',
    label: 'Bridge',
    icon: 'bridge',
    picture: null,
    place: 'start',
    href: 'https://bridge.example',
  })
})

test('a link without a value shows the missing setting', () => {
  expect(linkEntries(unset).map((entry) => (entry.kind === 'unset' ? entry.setting : entry.kind))).toEqual([
    'links.swap',
    'links.bridge',
    'links.vote',
    'links.explorer',
    'links.telegram',
    'links.twitter',
    'links.discord',
  ])
})

test('a link without a value is hidden when the community hides unset links', () => {
  expect(linkEntries({ ...unset, showUnset: false })).toEqual([])
})

test('the vote shows the governance name if there is one', () => {
  const labels = (governanceName: string | null) =>
    linkEntries({ ...unset, governanceName }).map(({ label }) => label)
  expect(labels(null)).toContain('Governance Vote')
  expect(labels('Parliament of Hearts')).toContain('Parliament of Hearts')
})

test('collections, partners and Chia places are listed one by one', () => {
  const partners = [
    { name: 'One', url: 'https://one.example', icon: 'partner', picture: '/assets/pictures/one.png' },
    { name: 'Two', url: null, icon: 'partner', picture: null },
  ]
  expect(linkEntries({ ...unset, links: { ...unset.links }, partners }).slice(-2)).toEqual([
    {
      kind: 'link',
      id: 'partners-0',
      label: 'One',
      icon: 'partner',
      picture: '/assets/pictures/one.png',
      place: 'desktop',
      href: 'https://one.example',
    },
    {
      kind: 'unset',
      id: 'partners-1',
      label: 'Two',
      icon: 'partner',
      picture: null,
      place: 'desktop',
      setting: 'partners[1].url',
    },
  ])
})

// Proves S2.5
test('social links, collections and partners are on the desktop, the other links in the Start menu', () => {
  const one = [{ name: 'One', url: null, icon: 'partner', picture: null }]
  const all = { ...unset, chiaWallets: one, chiaMarkets: one, collections: one, partners: one }
  const onDesktop = linkEntries(all).filter(({ place }) => place === 'desktop')
  expect(onDesktop.map(({ id }) => id)).toEqual([
    'telegram',
    'twitter',
    'discord',
    'collections-0',
    'partners-0',
  ])
})

test('programs are in the community’s order, each with a URL', () => {
  const programs = [
    { id: 'a', title: 'A', icon: 'folder' },
    { id: 'b', title: 'B', icon: 'folder' },
  ]
  expect(
    programEntries(['b', 'a', 'gone'], programs).map((entry) => entry.kind === 'program' && entry.href),
  ).toEqual(['/p/b', '/p/a'])
})

test('no two entries share an id, even if a program and a link have the same name', () => {
  const programs = [{ id: 'swap', title: 'Swap Pairs', icon: 'swap' }]
  const ids = [...programEntries(['swap'], programs), ...linkEntries(unset)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
