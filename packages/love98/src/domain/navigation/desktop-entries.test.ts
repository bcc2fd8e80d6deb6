import { expect, test } from 'vitest'
import { linkEntries, linkTo, programEntries, type ShownLink } from './desktop-entries'

const link = (place: ShownLink['place'], url: string | null, more: Partial<ShownLink> = {}): ShownLink => ({
  label: `A ${place}`,
  url,
  icon: 'partner',
  place,
  ...more,
})

// Proves S1.2
test('a link with a value opens its address', () => {
  expect(linkEntries({ showUnset: true, links: [link('bridge', 'https://bridge.example')] })).toEqual([
    {
      kind: 'link',
      id: 'bridge-0',
      label: 'A bridge',
      icon: 'partner',
      picture: null,
      place: 'start',
      folder: 'bridge',
      href: 'https://bridge.example',
    },
  ])
})

test('a link without a value shows the missing setting, or is hidden', () => {
  const links = [
    link('social', 'https://a.example'),
    link('social', null, { picture: '/assets/pictures/b.png' }),
  ]
  expect(linkEntries({ showUnset: true, links })[1]).toEqual({
    kind: 'unset',
    id: 'social-1',
    label: 'A social',
    icon: 'partner',
    picture: '/assets/pictures/b.png',
    place: 'start',
    folder: 'social',
    setting: 'links[1].url',
  })
  expect(linkEntries({ showUnset: false, links }).map(({ id }) => id)).toEqual(['social-0'])
})

// Proves S2.5, S10.8
test('social links, collections and partners are on the desktop, the other links in the Start menu', () => {
  const places = [
    'swap',
    'bridge',
    'governance',
    'explorer',
    'social',
    'markets',
    'collections',
    'partners',
  ] as const
  const links = places.map((place) => link(place, 'https://a.example'))
  const onDesktop = linkEntries({ showUnset: true, links }).filter(({ place }) => place === 'desktop')
  expect(onDesktop.map(({ id }) => id)).toEqual(['social-0', 'collections-0', 'partners-0'])
  const unset = places.map((place) => link(place, null))
  expect(linkEntries({ showUnset: true, links: unset }).map(({ place }) => place)).toEqual(
    places.map(() => 'start'),
  )
})

test('the site of a place is the address of its first link', () => {
  const links = [link('swap', 'https://one.example'), link('swap', 'https://two.example')]
  expect(linkTo('swap', links)).toBe('https://one.example')
  expect(linkTo('explorer', links)).toBeNull()
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

test('no two entries share an id, even if a program and a place have the same name', () => {
  const programs = [{ id: 'bridge', title: 'Bridge', icon: 'bridge' }]
  const links = [link('bridge', null), link('bridge', null), link('swap', null)]
  const ids = [...programEntries(['bridge'], programs), ...linkEntries({ showUnset: true, links })].map(
    ({ id }) => id,
  )
  expect(new Set(ids).size).toBe(4)
})
