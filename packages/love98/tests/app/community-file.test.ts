import file from '@community/config'
import { expect, test } from 'vitest'
import { community, communityContext } from '@/app/community'
import { parseCommunity } from '@/domain/community/community'
import { communityFile } from '@/domain/community/file-name'
import { nameRegistries } from '@/domain/community/name-registries'
import { problemsWith, type Row, usdc } from './problems-with'

const missing = undefined
const vesting = `0x${'1'.repeat(40)}`

test('the file of the community has no problem', () => {
  expect(parseCommunity(file, communityContext)).toEqual(community)
})

// Proves S3.16
test('a file without chains has the defaults, Ethereum mainnet and Goerli', () => {
  const { chains: _, ...others } = structuredClone<Record<string, unknown>>(file)
  expect(parseCommunity({ ...others, venues: [1] }, communityContext).chains.map(({ id }) => id)).toEqual([
    1, 5,
  ])
})

test('only the chain of names has a registry, unless it has a universal resolver', () => {
  const registries = (nameChainId: number | null) =>
    parseCommunity({ ...file, nameChainId }, communityContext).chains.map((chain) => chain.nameRegistry)
  expect(registries(8453)).toEqual([nameRegistries.get(8453), null])
  expect(registries(1)).toEqual([null, null])
  expect(registries(null)).toEqual([null, null])
})

// Proves S3.9
test.each<Row>([
  [
    ['pairs', 3, 'token'],
    `${usdc.slice(0, -1)}8`,
    'pairs[3].token: not a checksummed address: write 0x833589FCd6EDb6E08F4C7C32d4F71B54Bda02918',
  ],
  [['pairs', 3, 'token'], usdc.toLowerCase(), `pairs[3].token: not a checksummed address: write ${usdc}`],
  [['pairs', 3, 'token'], 'DAI', 'pairs[3].token: not a checksummed address (0x and 40 hexadecimal digits)'],
  [['pairs', 3, 'token'], missing, 'pairs[3].token: is missing'],
  [['pairs', 3, 'token'], usdc, 'pairs[3].token: must be the address of tokens.DEGEN'],
  [['pairs', 3, 'token'], null, 'pairs[3].token: must be the address of tokens.DEGEN'],
  [['pairs', 0, 'token'], usdc, 'pairs[0].token: must be ETH'],
  [
    ['pairs', 3, 'icon'],
    'coin-degenn',
    expect.stringMatching(/^pairs\[3\]\.icon: no such icon; allowed: coin-degen, /),
  ],
  [['pairs', 3, 'name'], 'CAT/DEGEN', 'pairs[3].name: a pair is named BASE-TOKEN, by the symbols in tokens'],
  [
    ['pairs', 3, 'name'],
    'CAT-DEGENN',
    expect.stringMatching(
      /^pairs\[3\]\.name: DEGENN is not listed in tokens; allowed: DEGEN, .* and \d+ more$/,
    ),
  ],
  [
    ['pairs', 3, 'name'],
    'CAT-degen',
    expect.stringMatching(/^pairs\[3\]\.name: degen is not listed in tokens; allowed: DEGEN, /),
  ],
  [['pairs', 3, 'baseAsset'], 'FISH', "pairs[3].baseAsset: must be CAT, as in the pair's name"],
  [
    ['pairs', 3, 'icn'],
    'red',
    'pairs[3].icn: is not a known setting; allowed: icon, name, token, pool, baseAsset',
  ],
])('the setting %j = %j is a problem', (path, value, ...problems) => {
  expect(problemsWith(path, value)).toEqual(problems)
})

test.each<Row>([
  [
    ['site', 'translations'],
    { xx: { name: 'Cats' } },
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
    usdc.toUpperCase(),
    'tokens.USDC.address: not a checksummed address (0x and 40 hexadecimal digits)',
  ],
  [
    ['tokens', 'USDC', 'address'],
    `0x${'0'.repeat(40)}`,
    'tokens.USDC.address: is the zero address: write null for an address that is not known',
  ],
  [
    ['tokens', 'AERO'],
    { name: 'Other', decimals: 6, address: usdc },
    'tokens.AERO.address: is the address of USDC too',
  ],
  [
    ['tokens', 'uSDc'],
    { name: 'Other', decimals: 6, address: null },
    'tokens.uSDc: differs from USDC only in letter case',
  ],
  [
    ['tokens', 'ETH'],
    { name: 'Ether', decimals: 18, address: null },
    'tokens.ETH: is the native coin, which is always known',
  ],
  [['tokens', 'USDC', 'address'], missing, 'tokens.USDC.address: is missing'],
  [['tokens', 'USDC', 'name'], '', 'tokens.USDC.name: must not be empty'],
  [['tokens', 'USDC', 'color'], 'green', 'tokens.USDC.color: not a color (#1c5cc8)'],
  [['tokens', 'USDC', 'locked'], '0x1', "tokens.USDC.locked: must be a list of addresses: ['0x…']"],
  [['tokens', 'USDC', 'locked'], [vesting, vesting], 'tokens.USDC.locked: an address is in the list twice'],
  [
    ['tokens', 'USDC', 'locked'],
    Array.from({ length: 51 }, (_, at) => `0x${String(at).padStart(40, '1')}`),
    'tokens.USDC.locked: at most 50 addresses are read',
  ],
  [
    ['tokens', 'USDC', 'locked'],
    [usdc.toUpperCase()],
    'tokens.USDC.locked[0]: not a checksummed address (0x and 40 hexadecimal digits)',
  ],
  [['tokens', 'USDC', 'locked'], [vesting]],
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
  ...['cbETH', 'wstETH', '$CAT', 'USDbC', '猫', 'x'.repeat(20)].map(
    (symbol): Row => [['tokens', symbol], { name: 'Other', decimals: 6, address: null }],
  ),
  [['exchange'], { chainId: 8453 }, 'exchange: is venues and history now: run npx love98 update'],
  [['history', 'days'], -1, 'history.days: must be at least 0'],
  [['history'], missing],
  [['constants'], { count: '6' }, 'constants.count: must be a number'],
  [['constants'], { count: 6 }],
  [['constants'], missing],
])('the setting %j = %j is a problem of tokens or constants', (path, value, ...problems) => {
  expect(problemsWith(path, value)).toEqual(problems)
})

test('a pair without an icon has the coin of its token, and another icon of money if none is drawn', () => {
  const tokens = { ...file.tokens, $CAT: { name: 'Cat', decimals: 18, address: null } }
  const pairs = [
    { name: '$CAT-USDC', token: usdc, baseAsset: '$CAT' },
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
