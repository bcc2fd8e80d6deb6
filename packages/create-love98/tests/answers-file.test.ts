import { describe, expect, test } from 'vitest'
import { answersText, parseAnswers } from '../src/answers-file.ts'
import { chains, noNode } from './support/answer-questions.ts'

const pepe = '0x6982508145454Ce325dDbE47a25d4ec3d2311933'
const read = (answers: unknown) => parseAnswers(answers, 'answers.json', { chains, connect: noNode })

async function problemsOf(answers: unknown): Promise<string[]> {
  try {
    await read(answers)
  } catch (error) {
    const [first, ...lines] = String(error instanceof Error && error.message).split('\n')
    expect(first).toBe('answers.json cannot be used:')
    return lines.map((line) => line.trim())
  }
  return []
}

test('answers need a name, and the rest is as after Enter at every question', async () => {
  expect(await read({ name: 'Cat Club' })).toMatchObject({
    name: 'Cat Club',
    sentence: 'the desktop of Cat Club',
    logo: { kind: 'sign', sign: 'C' },
    chain: { id: 1 },
    token: null,
    pairs: [],
    links: [],
    skins: 'both',
  })
})

test('a chain is named by its name, and a token without an address gets the pair with the native coin', async () => {
  expect(await read({ name: 'Cat Club', chain: 'base', token: { symbol: '$CAT' } })).toMatchObject({
    chain: { id: 8453 },
    token: { symbol: '$CAT', name: '$CAT', decimals: 18, address: null },
    pairs: [{ other: 'native', pool: { kind: 'v2' } }],
  })
})

test('a chain whose native coin is not ETH pairs with the wrapped coin', async () => {
  const { pairs } = await read({ name: 'Cat Club', chain: 137, token: { symbol: 'CAT' } })
  expect(pairs).toMatchObject([
    { other: { symbol: 'WPOL', address: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270' } },
  ])
})

describe('wrong answers', () => {
  test.each<[part: object, ...problems: string[]]>([
    [{ name: undefined }, 'name: is missing'],
    [{ name: '  ' }, 'name: must not be empty'],
    [{ name: 'Cat\nClub' }, 'name: must be one line'],
    [{ name: 98 }, 'name: must be a text'],
    [{ sentence: '' }, 'sentence: must not be empty'],
    [{ color: 'green' }, 'color: not a color: write # and six hexadecimal digits, such as #1c5cc8'],
    [
      { chain: 4_000_000_001 },
      'chain: no chain with the ID 4000000001 is known; add it to community/config.ts later',
    ],
    [{ chain: null }, 'chain: must be the ID or the name of a chain'],
    [
      { token: { symbol: 'CAT' }, pairs: [{ token: 'ETH', pool: { kind: 'v3', fee: -1 } }] },
      'pairs[0].pool.fee: must be at least 0',
    ],
    [{ links: ['javascript:alert(1)'] }, 'links[0]: not a web address (https://…)'],
    [{ links: [{ label: 'a' }] }, 'links[0].url: is missing'],
    [{ token: { symbol: 'ETH' } }, 'token.symbol: ETH is the native coin, which is always there'],
    [{ token: { symbol: '__proto__' } }, 'token.symbol: cannot be used as a symbol'],
    [{ token: { decimals: 18 } }, 'token: needs an address or a symbol'],
    [{ token: { symbol: 'CAT', decimals: 37 } }, 'token.decimals: must be at most 36'],
    [{ token: { symbol: 'CAT', decimals: '18' } }, 'token.decimals: must be a whole number'],
    [
      { token: `${pepe.slice(0, -1)}4` },
      'token: the capital letters of the address are wrong (its checksum, EIP-55): copy it again',
    ],
    [{ token: pepe }, 'token: Ethereum cannot be read (offline); write { address, symbol, name, decimals }'],
    [{ pairs: ['USDC'] }, 'pairs: need a token'],
    [{ treasury: 'safe' }, 'treasury: not an address: 0x and 40 hexadecimal digits'],
    [
      { languages: ['xx'], skins: 'pink' },
      expect.stringMatching(/^languages\[0\]: no such language/),
      expect.stringMatching(/^skins: no such choice/),
    ],
    [
      { leaveOut: ['solitare'] },
      expect.stringMatching(/^leaveOut: no such program "solitare"; allowed: solitaire/),
    ],
  ])('answers with %j are refused, each problem by its path', async (part, ...problems) => {
    expect(await problemsOf({ name: 'Cat Club', ...part })).toEqual(problems)
  })

  test('unknown settings are named, with the nearest known ones', async () => {
    const [first, second] = await problemsOf({ name: 'Cat Club', colour: '#ffffff', nmae: '' })
    expect(first).toMatch(/^colour: is not a known setting; allowed: color/)
    expect(second).toMatch(/^nmae: is not a known setting; allowed: name/)
  })

  test('a pair with an unlisted token is refused', async () => {
    const [problem] = await problemsOf({ name: 'Cat Club', token: { symbol: 'CAT' }, pairs: ['ETH', 'DOGE'] })
    expect(problem).toMatch(/^pairs\[1\]: "DOGE" is not one of ETH, USDC, USDT, DAI;/)
  })

  test('pairs on a chain without Uniswap are refused', async () => {
    const [problem] = await problemsOf({ name: 'A', chain: 31337, token: { symbol: 'CAT' }, pairs: ['ETH'] })
    expect(problem).toBe('pairs: Love98 knows no Uniswap on Anvil')
  })

  test.each([[null], ['Cat Club'], [[{ name: 'Cat Club' }]]])(
    'the value %j is not an answer',
    async (answers) => {
      expect(await problemsOf(answers)).toEqual(['(file): must be an object'])
    },
  )
})

test('kept answers are read again as they were', async () => {
  const answers = await read({
    name: `cats' own "club" \${x}`,
    color: '#123456',
    logo: '🐱',
    chain: 8453,
    token: { symbol: 'CAT', address: pepe },
    pairs: ['ETH', 'USDC'],
    links: ['https://t.me/cats', { label: 'Forum', url: 'https://forum.example' }],
    treasury: pepe,
    languages: ['es'],
    skins: 'own',
    leaveOut: ['run'],
  })
  expect(await read(JSON.parse(answersText(answers)))).toEqual(answers)
})
