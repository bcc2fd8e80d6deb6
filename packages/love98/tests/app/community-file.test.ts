import file from '@community/config'
import { describe, expect, test } from 'vitest'
import { community, communityContext } from '@/app/community'
import { CommunityFileError, parseCommunity } from '@/domain/community/community'
import { communityFile } from '@/domain/community/file-name'
import { communityTerms } from '@/texts/community-terms'

const usdt = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const mainnet = file.chains[0]
const missing = undefined

function problemsWith(path: readonly (string | number)[], value: unknown): readonly string[] {
  const copy = structuredClone(file)
  let holder: unknown = copy
  for (const key of path.slice(0, -1)) holder = Reflect.get(Object(holder), key)
  Reflect.set(Object(holder), path.at(-1) ?? '', value)
  try {
    parseCommunity(copy, communityContext)
  } catch (error) {
    if (error instanceof CommunityFileError) return error.problems
    throw error
  }
  return []
}

test('the committed file has no problem', () => {
  expect(parseCommunity(file, communityContext)).toEqual(community)
})

// Proves S3.16
test('a file without chains has the defaults, Ethereum mainnet and Goerli', () => {
  const { chains: _, ...others } = structuredClone<Record<string, unknown>>(file)
  expect(parseCommunity(others, communityContext).chains.map(({ id }) => id)).toEqual([1, 5])
})

type Row = [path: (string | number)[], value: unknown, ...problems: unknown[]]

// Proves S3.9
test.each<Row>([
  [
    ['pairs', 3, 'token'],
    `${usdt.slice(0, -1)}8`,
    'pairs[3].token: not a checksummed address: write 0xdaC17F958d2Ee523a2206206994597c13D831EC8',
  ],
  [['pairs', 3, 'token'], usdt.toLowerCase(), `pairs[3].token: not a checksummed address: write ${usdt}`],
  [['pairs', 3, 'token'], 'DAI', 'pairs[3].token: not a checksummed address (0x and 40 hexadecimal digits)'],
  [['pairs', 3, 'token'], missing, 'pairs[3].token: is missing'],
  [['pairs', 3, 'token'], usdt, 'pairs[3].token: must be the address of tokens.DEGEN'],
  [['pairs', 3, 'token'], null, 'pairs[3].token: must be the address of tokens.DEGEN'],
  [['pairs', 0, 'token'], usdt, 'pairs[0].token: must be ETH'],
  [
    ['pairs', 3, 'icon'],
    'coin-peppe',
    expect.stringMatching(/^pairs\[3\]\.icon: no such icon; allowed: coin-degen, /),
  ],
  [['pairs', 3, 'name'], 'CAT/DEGEN', 'pairs[3].name: a pair is named BASE-TOKEN, by the symbols in tokens'],
  [
    ['pairs', 3, 'name'],
    'CAT-PEPPE',
    expect.stringMatching(
      /^pairs\[3\]\.name: PEPPE is not listed in tokens; allowed: DEGEN, .* and \d+ more$/,
    ),
  ],
  [
    ['pairs', 3, 'name'],
    'CAT-pepe',
    expect.stringMatching(/^pairs\[3\]\.name: pepe is not listed in tokens; allowed: DEGEN, /),
  ],
  [['pairs', 3, 'baseAsset'], 'FISH', "pairs[3].baseAsset: must be CAT, as in the pair's name"],
  [['pairs', 3, 'icn'], 'red', 'pairs[3].icn: is not a known setting; allowed: icon, name, token, baseAsset'],
])('the setting %j = %j is a problem', (path, value, ...problems) => {
  expect(problemsWith(path, value)).toEqual(problems)
})

test.each<Row>([
  [
    ['site', 'translations'],
    { xx: { name: 'Love' } },
    expect.stringMatching(/^site\.translations\.xx: no such language; allowed: /),
  ],
  [['site', 'translations'], { es: { name: '' } }, 'site.translations.es.name: must not be empty'],
  [
    ['site', 'translations'],
    { es: { title: 'a' } },
    'site.translations.es.title: is not a known setting; allowed: name, sentence, description',
  ],
  [['site', 'translations'], { es: {} }],
])('translated texts of the community are checked: %j = %j', (path, value, ...problems) => {
  expect(problemsWith(path, value)).toEqual(problems)
})

// Proves S9.4
test.each<Row>([
  [['tokens', 'USDC'], missing, 'tokens.USDC: is missing'],
  [
    ['tokens', 'USDC', 'address'],
    usdt.toUpperCase(),
    'tokens.USDC.address: not a checksummed address (0x and 40 hexadecimal digits)',
  ],
  [
    ['tokens', 'USDC', 'address'],
    `0x${'0'.repeat(40)}`,
    'tokens.USDC.address: is the zero address: write null for an address that is not known',
  ],
  [
    ['tokens', 'USDC'],
    { name: 'Other', decimals: 6, address: usdt },
    'tokens.USDC.address: is the address of USDC too',
  ],
  [
    ['tokens', 'uSDt'],
    { name: 'Other', decimals: 6, address: null },
    'tokens.uSDt: differs from USDC only in letter case',
  ],
  [
    ['tokens', 'ETH'],
    { name: 'Ether', decimals: 18, address: null },
    'tokens.ETH: is the native coin, which is always known',
  ],
  [['tokens', 'USDC', 'address'], missing, 'tokens.USDC.address: is missing'],
  [['tokens', 'USDC', 'name'], '', 'tokens.USDC.name: must not be empty'],
  [['tokens', 'USDC', 'color'], 'green', 'tokens.USDC.color: not a color (#1c5cc8)'],
  [['tokens', 'USDC', 'color'], '#26A17B'],
  [
    ['tokens', 'USDC'],
    { name: 1, decimals: '6' },
    'tokens.USDC.name: must be a text',
    'tokens.USDC.decimals: must be a number',
    'tokens.USDC.address: is missing',
  ],
  [['tokens', 'USDC', 'constructor'], 1, 'tokens.USDC.constructor: is not a known setting'],
  [['tokens', 'USDC', 'decimals'], 6.5, 'tokens.USDC.decimals: must be a whole number'],
  [['tokens', 'USDC', 'decimals'], 300, 'tokens.USDC.decimals: must be at most 36'],
  ...['', 'A-B', 'A/B', 'A B', 'A\u202eB', 'A\u0000', 'A\u200b', 'A'.repeat(21)].map(
    (symbol): Row => [
      ['tokens', symbol],
      { name: 'Other', decimals: 6, address: null },
      `tokens.${symbol}: a symbol has 1 to 20 printable characters, without white space, hyphens and slashes`,
    ],
  ),
  ...['cbBTC', 'wstETH', '$CAT', 'USDbC', '猫', 'x'.repeat(20)].map(
    (symbol): Row => [['tokens', symbol], { name: 'Other', decimals: 6, address: null }],
  ),
  [['exchange', 'chainId'], 10, 'exchange.chainId: is not one of the chains; allowed: 1, 11155111'],
  [['exchange', 'factory'], null, 'exchange.factory: not a checksummed address'],
  [
    ['exchange', 'factory'],
    '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
    'exchange.factory: is the factory of Uniswap V2 on chain 56, 8453; on chain 1 it is 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f (https://docs.uniswap.org/contracts/v2/reference/smart-contracts/v2-deployments)',
  ],
  [
    ['exchange', 'chainId'],
    11155111,
    expect.stringMatching(/^exchange\.factory: .* on chain 1, 480; on chain 11155111 it is 0x/),
  ],
  [['exchange', 'initCodeHash'], '0x96', 'exchange.initCodeHash: not a 32-byte hash'],
  [
    ['exchange', 'initCodeHash'],
    `0x${'ab'.repeat(32)}`,
    expect.stringMatching(/^exchange\.initCodeHash: must be 0x[0-9a-f]{64} for this factory$/),
  ],
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
  [['constants', 'count'], '6', 'constants.count: must be a number'],
  [['constants'], missing],
])('the setting %j = %j is a problem of tokens or exchange', (path, value, ...problems) => {
  expect(problemsWith(path, value)).toEqual(problems)
})

test.each<Row>([
  [['chains', 1, 'id'], 1, 'chains[1].id: chain 1 is listed twice'],
  [['chains', 1, 'id'], -1, 'chains[1].id: a chain id is a positive whole number'],
  [['chains', 1, 'publicRpcUrl'], 'ftp://node', 'chains[1].publicRpcUrl: not a web address (https://…)'],
  [['chains'], [], 'chains: at least one chain is needed'],
  [
    ['chains'],
    [{ ...mainnet, id: 5 }],
    'nameChainId: is not one of the chains; allowed: 5',
    'exchange.chainId: is not one of the chains; allowed: 5',
  ],
  [['nameChainId'], 10, 'nameChainId: is not one of the chains; allowed: 1, 11155111'],
  [['nameChainId'], null],
  [['nameChainId'], missing],
  [
    ['treasury'],
    { chainId: 10, address: usdt },
    'treasury.chainId: is not one of the chains; allowed: 1, 11155111',
  ],
  [['treasury'], usdt, "treasury: must be an object: null or { chainId: 1, address: '0x…' }"],
  [['guestbook'], true, "guestbook: must be an object: null or { owners: ['0x…'] }"],
  [
    ['guestbook'],
    { owners: [] },
    'guestbook.owners: needs an account that may hide entries; guestbook: null turns the guestbook off',
  ],
  [
    ['programs', 0],
    'pair',
    expect.stringMatching(/^programs\[0\]: no such program; allowed: pairs, .* and \d+ more$/),
  ],
  [['programs'], [], expect.stringMatching(/^programs: needs at least one program; allowed: /)],
  [['programs'], ['swap', 'notepad', 'swap'], 'programs[2]: swap is listed twice'],
  [['defaultSkin'], 'plus', 'defaultSkin: no such skin; allowed: cat, cat-club, night-cat'],
  [['skins'], ['tanggang'], 'skins[0]: no such skin; allowed: cat-club, cat, night-cat'],
  [['skins'], ['standard'], 'defaultSkin: cat-club is not one of the skins; allowed: love'],
  [['languages'], ['es'], 'languages: must include en'],
  [['languages'], ['en', 'pt'], expect.stringMatching(/^languages\[1\]: no such language; allowed: /)],
  [['site', 'name'], '', 'site.name: must not be empty'],
  [['site', 'name'], 98, 'site.name: must be a text'],
  [
    ['terms'],
    { title: 'Terms', paragraphs: ['Agree.'] },
    'terms: are files now: move the title and the paragraphs to community/terms/en.md, and translations to community/terms/<language>.md',
  ],
  [['showUnset'], 'yes', 'showUnset: must be true or false'],
  [['site'], null, 'site: must be an object'],
  [['site'], [], 'site: must be an object'],
  [['tokens'], [], 'tokens: must be an object'],
  [['links', 0, 'constructor'], null, 'links[0].constructor: is not a known setting'],
  [['tokens', 'constructor'], {}, 'tokens.constructor: is a name that cannot be used'],
  [
    ['exchange', 'history'],
    { days: 30, weeks: 1, months: 1 },
    'exchange.history.weeks: is not a known setting; allowed: days',
    'exchange.history.months: is not a known setting; allowed: days',
  ],
])('the setting %j = %j is a problem of chains, links or programs', (path, value, ...problems) => {
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

test('a pair without an icon has the coin of its token, and another icon of money if none is drawn', () => {
  const tokens = { ...file.tokens, $CAT: { name: 'Cat', decimals: 18, address: null } }
  const pairs = [
    { name: '$CAT-USDC', token: usdt, baseAsset: '$CAT' },
    { name: 'USDC-$CAT', token: null, baseAsset: 'USDC' },
    { name: 'FISH-ETH', token: 'ETH', baseAsset: 'FISH', icon: 'coin-fish' },
  ]
  const parsed = parseCommunity({ ...file, tokens, pairs }, communityContext)
  expect(parsed.pairs.map(({ icon }) => icon)).toEqual(['coin-usdc', 'holdings', 'coin-fish'])
  const withCoin = { ...communityContext, iconNames: [...communityContext.iconNames, 'coin--u24-cat'] }
  expect(parseCommunity({ ...file, tokens, pairs }, withCoin).pairs[1]?.icon).toBe('coin--u24-cat')
})

test('a pair that is listed twice is a problem', () => {
  expect(problemsWith(['pairs'], [file.pairs[0], file.pairs[0]])).toEqual([
    'pairs[1].name: CAT-ETH is listed twice',
  ])
})

test('a token that a pair needs and the file lacks is a problem', () => {
  const { PURR: _, ...others } = structuredClone<Record<string, unknown>>(file.tokens)
  expect(problemsWith(['tokens'], others)).toEqual([
    expect.stringMatching(/^pairs\[5\]\.name: PURR is not listed in tokens; allowed: /),
  ])
})

test('all wrong values are reported at once, under one heading', () => {
  const wrong = { ...file, showUnset: 1, defaultSkin: 'plus' }
  expect(() => parseCommunity(wrong, communityContext)).toThrow(
    `${communityFile} cannot be used:\n  showUnset: must be true or false\n  defaultSkin: no such skin`,
  )
  expect(() => parseCommunity('nothing', communityContext)).toThrow('(file): must be an object')
})

describe('the values of the community', () => {
  // Proves S3.9, S3.10
  test('the eleven pairs are present, in order, each with icon, token and base asset', () => {
    expect(community.pairs.map(({ name }) => name)).toEqual([
      'CAT-ETH',
      'CAT-USDC',
      'CAT-cbBTC',
      'CAT-DEGEN',
      'FISH-ETH',
      'CAT-PURR',
      'CAT-MEOW',
      'CAT-TOSHI',
      'CAT-SPX',
      'CAT-BITCOIN',
      'CAT-PAWS',
    ])
    for (const pair of community.pairs) {
      expect(Object.keys(pair).sort()).toEqual(['baseAsset', 'icon', 'name', 'token'])
      expect(pair.name.startsWith(`${pair.baseAsset}-`)).toBe(true)
      expect(
        pair.token === null || pair.token === 'ETH' || communityContext.checksumOf(pair.token) === pair.token,
      ).toBe(true)
    }
    expect(community.pairs.filter(({ token }) => token === 'ETH').map(({ name }) => name)).toEqual([
      'CAT-ETH',
      'FISH-ETH',
    ])
  })

  // Proves S9.4
  test('the configured constants have their values', () => {
    expect(community.constants).toEqual({ firstBlock: 2591500, secondBlock: 3527265, count: 6, value: 1 })
  })

  // Proves S9.4
  test('an unknown link, name or address is unset', () => {
    expect(community.links.length).toBeGreaterThan(0)
    for (const { url } of community.links) expect(url).toBe(null)
    expect([community.analytics, community.treasury]).toEqual([null, null])
  })

  test('the page title is the sentence of the product', () => {
    expect(community.site.sentence).toBe('cats on the chain')
  })

  // Proves S2.6
  test('the terms say that the rules of CAT are not bound by any jurisdiction', () => {
    expect(communityTerms.en.paragraphs.join('\n')).toMatch(/rules of CAT are not bound by any jurisdiction/)
  })

  // Proves S3.4
  test('the skin of a first visit is cat-club', () => {
    expect(community.defaultSkin).toBe('cat-club')
    expect(community.defaultSkin).toBe('cat-club')
  })
})
