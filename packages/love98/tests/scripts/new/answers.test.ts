import { expect, test } from 'vitest'
import { parseAnswers } from '../../../scripts/lib/new/new-project.ts'

const pepe = '0x6982508145454Ce325dDbE47a25d4ec3d2311933'
const few = { name: 'Cat Club', sentence: 'cats on the chain', color: '#1C8C5C' }

async function problemsOf(answers: unknown): Promise<string[]> {
  try {
    await parseAnswers(answers, 'answers.json')
  } catch (error) {
    const [first, ...lines] = String(error instanceof Error && error.message).split('\n')
    expect(first).toBe('answers.json cannot be used:')
    return lines.map((line) => line.trim())
  }
  return []
}

test('answers need a name, a sentence and a color, and the rest is not configured', async () => {
  expect(await parseAnswers(few, 'answers.json')).toEqual({
    name: 'Cat Club',
    sentence: 'cats on the chain',
    color: '#1c8c5c',
    links: {
      ...{ swap: null, bridge: null, vote: null, explorer: null },
      ...{ telegram: null, twitter: null, discord: null },
    },
    chains: [1],
    tokens: [],
  })
})

test('a token needs a symbol only', async () => {
  const { tokens } = await parseAnswers({ ...few, tokens: [{ symbol: 'CAT' }] }, 'answers.json')
  expect(tokens).toEqual([{ symbol: 'CAT', decimals: 18, address: null }])
})

const checksum =
  'tokens[0].address: not a checksummed address: copy it from a block explorer, with its capital letters'

test.each<[part: object, ...problems: unknown[]]>([
  [{ name: undefined }, 'name: is missing'],
  [{ name: '  ' }, 'name: must not be empty'],
  [{ name: 'a'.repeat(41) }, 'name: must have at most 40 letters'],
  [{ name: 'Cat\nClub' }, 'name: must be one line'],
  [{ name: 98 }, 'name: must be a text'],
  [{ sentence: '' }, 'sentence: must not be empty'],
  [{ color: 'green' }, 'color: not a color: write # and six hexadecimal digits, such as #1c5cc8'],
  [{ color: '#fff' }, 'color: not a color: write # and six hexadecimal digits, such as #1c5cc8'],
  [
    { colour: '#ffffff', nmae: '' },
    expect.stringMatching(/^colour: is not a known setting; allowed: color, /),
    expect.stringMatching(/^nmae: is not a known setting; allowed: name, /),
  ],
  [{ links: { swap: 'javascript:alert(1)' } }, 'links.swap: not a web address (https://…)'],
  [{ links: { myspace: null } }, expect.stringMatching(/^links\.myspace: is not a known setting; allowed: /)],
  [{ links: 'none' }, 'links: must be an object'],
  [{ chains: [8453] }, 'chains: must include 1, Ethereum, on which names and swap pairs are read'],
  [{ chains: [1, 1] }, 'chains: lists a chain twice'],
  [{ chains: [1, 0.5] }, 'chains[1]: a chain id is a whole number'],
  [
    { chains: [1, 4_000_000_001] },
    'chains[1]: viem does not know chain 4000000001; add it to love98.config.ts later',
  ],
  [{ tokens: [{ symbol: 'cbBTC' }, { symbol: '$CAT' }] }],
  [
    { tokens: [{ symbol: 'A-B' }] },
    'tokens[0].symbol: a symbol has 1 to 20 printable characters, without white space, hyphens and slashes',
  ],
  [{ tokens: [{ symbol: 'ETH' }] }, 'tokens[0].symbol: ETH is always there'],
  [{ tokens: [{ symbol: 'CAT' }, { symbol: 'DOG' }, { symbol: 'cat' }] }, 'tokens: lists cat twice'],
  [{ tokens: [{ symbol: 'CAT', decimals: 37 }] }, 'tokens[0].decimals: must be at most 36'],
  [{ tokens: [{ symbol: 'CAT', decimals: '18' }] }, 'tokens[0].decimals: must be a whole number'],
  [{ tokens: [{ symbol: 'CAT', address: pepe.toLowerCase() }] }, checksum],
  [{ tokens: [{ symbol: 'CAT', address: `${pepe.slice(0, -1)}4` }] }, checksum],
  [
    { tokens: [{ symbol: 'CAT', supply: 1 }] },
    expect.stringMatching(/^tokens\[0\]\.supply: is not a known setting; allowed: /),
  ],
])('answers with %j are refused, each problem by its path', async (part, ...problems) => {
  expect(await problemsOf({ ...few, ...part })).toEqual(problems)
})

test.each([[null], ['Cat Club'], [[few]]])('the value %j is not an answer', async (answers) => {
  expect(await problemsOf(answers)).toEqual(['(file): must be an object'])
})
