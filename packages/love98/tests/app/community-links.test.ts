import { expect, test } from 'vitest'
import { problemsWith, type Row } from './problems-with'

const missing = undefined

test.each<Row>([
  [['links', 0, 'url'], 'javascript:alert(1)', 'links[0].url: not a web address (https://…)'],
  [['links', 0, 'url'], 't.me/catclub', 'links[0].url: not a web address (https://…)'],
  [['links', 0, 'url'], missing, 'links[0].url: is missing'],
  [['links', 0, 'label'], '', 'links[0].label: must not be empty'],
  [
    ['links', 0, 'place'],
    'socials',
    expect.stringMatching(/^links\[0\]\.place: no such place; allowed: social, .*governance/),
  ],
  [
    ['links', 0, 'icon'],
    'telegramm',
    expect.stringMatching(/^links\[0\]\.icon: no such icon; allowed: telegram, .* and \d+ more$/),
  ],
  [['links', 0, 'picture'], 'https://example.org/a.png', 'links[0].picture: pictures lie under /assets/'],
  [['links', 0, 'translations'], { es: { label: '' } }, 'links[0].translations.es.label: must not be empty'],
  [['links', 0, 'href'], 'a', expect.stringMatching(/^links\[0\]\.href: is not a known setting; allowed: /)],
  [
    ['links'],
    [{ label: 'Farcaster', url: 'https://farcaster.example/cats', icon: 'social', place: 'social' }],
  ],
])('the setting %j = %j is a problem of links', (path, value, ...problems) => {
  expect(problemsWith(path, value)).toEqual(problems)
})

const linkForm = "{ label: 'Telegram', url: 'https://…', icon: 'telegram', place: 'social' }"
const analyticsForm = "null or { productionHostname: 'cat.club', plausible: { domain: 'cat.club' } }"
const hash = `sha384-${'A'.repeat(64)}`

test.each<Row>([
  [
    ['links'],
    { swap: null, telegram: 'https://t.me/cats' },
    `links: must be a list, in which each link names its place: [${linkForm}]`,
  ],
  [
    ['chiaWallets'],
    [],
    "chiaWallets: is a part of links now: write each entry in links as { label, url, icon, place: 'markets' } (name is label)",
  ],
  [
    ['partners'],
    [],
    "partners: is a part of links now: write each entry in links as { label, url, icon, place: 'partners' } (name is label)",
  ],
  [
    ['governanceName'],
    null,
    "governanceName: is the label of a link now: write { label: 'Governance Vote', url: null, icon: 'vote', place: 'governance' } in links",
  ],
  [
    ['analytics'],
    { host: null, productionHostname: null },
    `analytics: is written differently now: ${analyticsForm}`,
  ],
])('the former form of %s is refused with the form of now', (path, value, ...problems) => {
  expect(problemsWith(path, value)).toEqual(problems)
})

test.each<Row>([
  [['analytics'], null],
  [['analytics'], { productionHostname: 'cat.club', plausible: { domain: 'cat.club' } }],
  [
    ['analytics'],
    { productionHostname: 'cat.club', script: { src: 'https://a.example/a.js', integrity: hash } },
  ],
  [
    ['analytics'],
    { productionHostname: 'https://cat.club', plausible: { domain: 'cat.club' } },
    'analytics.productionHostname: not a hostname (cat.club, without https://)',
  ],
  [
    ['analytics'],
    { productionHostname: 'cat.club' },
    'analytics: needs exactly one of plausible, umami and script',
  ],
  [
    ['analytics'],
    { productionHostname: 'cat.club', umami: { websiteId: '7' } },
    'analytics.umami.websiteId: not a website id (a UUID)',
  ],
  [
    ['analytics'],
    { productionHostname: 'cat.club', script: { src: 'https://a.example/a.js' } },
    'analytics.script.integrity: is missing',
  ],
  [
    ['analytics'],
    {
      productionHostname: 'cat.club',
      script: { src: 'https://a.example/a.js', integrity: hash, attributes: { onload: 'x' } },
    },
    'analytics.script.attributes.onload: only data-… attributes can be set',
  ],
  [['analytics'], 'plausible', `analytics: must be an object: ${analyticsForm}`],
])('the statistics are one service on one hostname: %j = %j', (path, value, ...problems) => {
  expect(problemsWith(path, value)).toEqual(problems)
})
