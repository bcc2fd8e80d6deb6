import file from '@community/config'
import { describe, expect, test } from 'vitest'
import { community, communityContext } from '@/app/community'
import { CommunityFileError, parseCommunity } from '@/domain/community/community'
import { communityTerms } from '@/texts/community-terms'

const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
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

type Row = [path: (string | number)[], value: unknown, ...problems: string[]]

// Proves S3.9
test.each<Row>([
  [['pairs', 3, 'token'], `${usdt.slice(0, -1)}8`, 'pairs[3].token: not a checksummed address'],
  [['pairs', 3, 'token'], usdt.toLowerCase(), 'pairs[3].token: not a checksummed address'],
  [['pairs', 3, 'token'], 'DAI', 'pairs[3].token: not a checksummed address'],
  [['pairs', 3, 'token'], missing, 'pairs[3].token: is missing'],
  [['pairs', 3, 'token'], usdt, 'pairs[3].token: must be the address of tokens.PEPE'],
  [['pairs', 3, 'token'], null, 'pairs[3].token: must be the address of tokens.PEPE'],
  [['pairs', 0, 'token'], usdt, 'pairs[0].token: must be ETH'],
  [['pairs', 3, 'icon'], 'coin-nothing', 'pairs[3].icon: no such icon'],
  [['pairs', 3, 'name'], 'LOVE/PEPE', 'pairs[3].name: a pair is named BASE-TOKEN'],
  [['pairs', 3, 'name'], 'LOVE-DAI', 'pairs[3].name: DAI is not listed in tokens'],
  [['pairs', 3, 'baseAsset'], 'WAR3', "pairs[3].baseAsset: must be LOVE, as in the pair's name"],
  [['pairs', 3, 'colour'], 'red', 'pairs[3].colour: is not a known setting'],
])('the setting %j = %j is a problem', (path, value, ...problems) => {
  expect(problemsWith(path, value)).toEqual(problems)
})

test.each<Row>([
  [['site', 'translations'], { xx: { name: 'Love' } }, 'site.translations.xx: no such language'],
  [['site', 'translations'], { es: { name: '' } }, 'site.translations.es.name: must not be empty'],
  [['site', 'translations'], { es: { title: 'a' } }, 'site.translations.es.title: is not a known setting'],
  [['site', 'translations'], { es: {} }],
])('translated texts of the community are checked: %j = %j', (path, value, ...problems) => {
  expect(problemsWith(path, value)).toEqual(problems)
})

// Proves S9.4
test.each<Row>([
  [['tokens', 'USDT'], missing, 'tokens.USDT: is missing'],
  [['tokens', 'USDT', 'address'], usdt.toUpperCase(), 'tokens.USDT.address: not a checksummed address'],
  [['tokens', 'USDT', 'address'], missing, 'tokens.USDT.address: is missing'],
  [['tokens', 'USDT', 'name'], '', 'tokens.USDT.name: must not be empty'],
  [['tokens', 'USDT', 'color'], 'green', 'tokens.USDT.color: is not a known setting'],
  [
    ['tokens', 'USDT'],
    { name: 1, decimals: '6', constructor: 1 },
    'tokens.USDT.name: must be a text',
    'tokens.USDT.decimals: must be a number',
    'tokens.USDT.address: is missing',
    'tokens.USDT.constructor: is not a known setting',
  ],
  [['tokens', 'USDT', 'decimals'], 6.5, 'tokens.USDT.decimals: must be a whole number'],
  [['tokens', 'USDT', 'decimals'], 300, 'tokens.USDT.decimals: must be at most 36'],
  [
    ['tokens', 'usdt'],
    { name: 'Tether USD', decimals: 6, address: usdt },
    'tokens.usdt: a symbol has capital letters and digits only',
  ],
  [['exchange', 'chainId'], 10, 'exchange.chainId: is not one of the chains'],
  [['exchange', 'factory'], null, 'exchange.factory: not a checksummed address'],
  [['exchange', 'initCodeHash'], '0x96', 'exchange.initCodeHash: not a 32-byte hash'],
  [['links', 'swap'], 'javascript:alert(1)', 'links.swap: not a web address (https://…)'],
  [['links', 'swap'], missing, 'links.swap: is missing'],
  [['links', 'myspace'], null, 'links.myspace: is not a known setting'],
  [
    ['partners', 0, 'picture'],
    'https://example.org/a.png',
    'partners[0].picture: pictures lie under /assets/',
  ],
  [['partners', 0, 'icon'], '', 'partners[0].icon: no such icon'],
  [['partners'], 'none', 'partners: must be a list'],
  [['constants', 'count'], 0, 'constants.count: must be a positive whole number'],
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
    'nameChainId: is not one of the chains',
    'exchange.chainId: is not one of the chains',
  ],
  [['nameChainId'], 10, 'nameChainId: is not one of the chains'],
  [['treasury'], { chainId: 10, address: usdt }, 'treasury.chainId: is not one of the chains'],
  [['programs', 0], 'paint', 'programs[0]: no such program'],
  [['programs'], ['swap', 'notepad', 'swap'], 'programs[2]: swap is listed twice'],
  [['defaultSkin'], 'plus', 'defaultSkin: no such skin'],
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
  [['links', 'constructor'], null, 'links.constructor: is not a known setting'],
  [['tokens', 'constructor'], {}, 'tokens.constructor: is a name that cannot be used'],
  [
    ['exchange', 'history'],
    { days: 30, weeks: 1, months: 1 },
    'exchange.history.weeks: is not a known setting',
    'exchange.history.months: is not a known setting',
  ],
])('the setting %j = %j is a problem of chains, links or programs', (path, value, ...problems) => {
  expect(problemsWith(path, value)).toEqual(problems)
})

test('a pair that is listed twice is a problem', () => {
  expect(problemsWith(['pairs'], [file.pairs[0], file.pairs[0]])).toEqual([
    'pairs[1].name: LOVE-ETH is listed twice',
  ])
})

test('a token that a pair needs and the file lacks is a problem', () => {
  const { NINA: _, ...others } = structuredClone<Record<string, unknown>>(file.tokens)
  expect(problemsWith(['tokens'], others)).toEqual(['pairs[5].name: NINA is not listed in tokens'])
})

test('all wrong values are reported at once, under one heading', () => {
  const wrong = { ...file, showUnset: 1, defaultSkin: 'plus' }
  expect(() => parseCommunity(wrong, communityContext)).toThrow(
    'love98.config.ts cannot be used:\n  showUnset: must be true or false\n  defaultSkin: no such skin',
  )
  expect(() => parseCommunity('nothing', communityContext)).toThrow('(file): must be an object')
})

describe('the values of the community', () => {
  // Proves S3.9, S3.10
  test('the eleven pairs are present, in order, each with icon, token and base asset', () => {
    expect(community.pairs.map(({ name }) => name)).toEqual([
      'LOVE-ETH',
      'LOVE-USDT',
      'LOVE-WBTC',
      'LOVE-PEPE',
      'WAR3-ETH',
      'LOVE-NINA',
      'LOVE-BOBO',
      'LOVE-MOG',
      'LOVE-SPX',
      'LOVE-BITCOIN',
      'LOVE-USA',
    ])
    for (const pair of community.pairs) {
      expect(Object.keys(pair).sort()).toEqual(['baseAsset', 'icon', 'name', 'token'])
      expect(pair.name.startsWith(`${pair.baseAsset}-`)).toBe(true)
      expect(pair.token === null || pair.token === 'ETH' || communityContext.isChecksummed(pair.token)).toBe(
        true,
      )
    }
    expect(community.pairs.filter(({ token }) => token === 'ETH').map(({ name }) => name)).toEqual([
      'LOVE-ETH',
      'WAR3-ETH',
    ])
  })

  // Proves S9.4
  test('the configured constants have their values', () => {
    expect(community.constants).toEqual({ firstBlock: 2591500, secondBlock: 3527265, count: 6, value: 1 })
  })

  // Proves S9.4
  test('an unknown link, name or address is unset', () => {
    const { links, governanceName, chiaWallets, chiaMarkets, collections, partners } = community
    expect([...Object.values(links), governanceName].filter((value) => value !== null)).toEqual([])
    for (const { url } of [chiaWallets, chiaMarkets, collections, partners].flat()) expect(url).toBe(null)
  })

  test('the page title is the sentence of the product', () => {
    expect(community.site.sentence).toBe('decentralized on-chain love')
  })

  // Proves S2.6
  test('the terms say that the rules of LOVE are not bound by any jurisdiction', () => {
    expect(communityTerms.en.paragraphs.join('\n')).toMatch(/rules of LOVE are not bound by any jurisdiction/)
  })

  // Proves S3.4
  test('the skin of a first visit is tang-gang', () => {
    expect(community.defaultSkin).toBe('tang-gang')
    expect(community.defaultSkin).toBe('tang-gang')
  })
})
