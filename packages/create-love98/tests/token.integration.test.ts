import { afterEach, expect, test } from 'vitest'
import type { Address } from '@/domain/address'
import { publishedVenues } from '@/domain/community/published-venues'
import { venueOf } from '@/domain/community/venues'
import { getThreshold } from '@/domain/selectors'
import { openChain } from '../../love98/scripts/lib/pair/chain-reader.ts'
import { answersText, parseAnswers } from '../src/answers-file.ts'
import { communityConfig } from '../src/community-config.ts'
import { questions } from '../src/questions.ts'
import { answerQuestions, chains, noNode } from './support/answer-questions.ts'
import {
  numberAnswer,
  type StubContract,
  startStubChain,
  stubPools,
  stubToken,
  stubV3Pool,
} from './support/stub-chain.ts'

const cat: Address = '0x6982508145454Ce325dDbE47a25d4ec3d2311933'
const usdc: Address = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const weth: Address = '0x4200000000000000000000000000000000000006'
const base = venueOf(publishedVenues(8453), 'v2')
const factory = base?.factory as Address
const v3Factory = venueOf(publishedVenues(8453), 'v3')?.factory as Address

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

async function chainWith(contracts: Record<Address, StubContract>, chainId = 8453): Promise<string> {
  const { url, stop } = await startStubChain(chainId, contracts)
  stops.push(stop)
  return url
}

/** Names Base, gives these lines at the question for the token, and presses Enter from then on. */
function answerToken(node: string, ...lines: string[]) {
  const before = ['', '', '', '', 'base']
  return answerQuestions([...before, ...lines, ...Array.from({ length: questions.length + 8 }, () => '')], {
    node,
  })
}

test('a token is read by its address, and its pools are found', async () => {
  const node = await chainWith({
    [cat]: stubToken('cbCAT', 'Cat Coin', 9),
    ...stubPools(factory, cat, [
      { address: weth, reserve: 5n },
      { address: usdc, reserve: 0n },
    ]),
  })
  const { answers, screen } = await answerToken(node, cat.toLowerCase())
  expect(screen).toContain(
    'The token calls itself: "Cat Coin", symbol "cbCAT", 9 decimals. Any token can claim any name.',
  )
  expect(screen).toMatch(
    /1 {2}cbCAT-ETH on v2, fee 0\.3 %: .* cbCAT move the price by 2 %; 24 hours: not known\n/,
  )
  expect(screen).toContain('2  cbCAT-USDC on v2, fee 0.3 %: empty;')
  expect(answers.token).toEqual({ symbol: 'cbCAT', name: 'Cat Coin', decimals: 9, address: cat })
  expect(answers.pairs).toEqual([{ other: 'native', pool: { kind: 'v2' } }])
})

const twoPools = {
  [cat]: stubToken('CAT', 'Cat Coin', 18),
  ...stubPools(factory, cat, [{ address: weth, reserve: 5n * 10n ** 18n }]),
  ...stubV3Pool(v3Factory, cat, weth, { fee: 10_000, liquidity: 900n * 10n ** 18n }),
}
const v3Pool = { kind: 'v3', fee: 10_000 }

test('the pools of every venue are listed, and the deepest one is written into the file of the community', async () => {
  const { answers, screen } = await answerToken(await chainWith(twoPools), cat)
  expect(screen).toMatch(
    /1 {2}CAT-ETH on v3, fee 1 %: 9\.\d+ CAT move the price by 2 %; 24 hours: not known\n/,
  )
  expect(screen).toMatch(/2 {2}CAT-ETH on v2, fee 0\.3 %: 0\.05\d+ CAT move/)
  expect(answers.pairs).toEqual([{ other: 'native', pool: v3Pool }])
  expect(communityConfig(answers).pairs).toEqual([
    { name: 'CAT-ETH', token: 'ETH', baseAsset: 'CAT', pool: v3Pool },
  ])
})

test('a pool is chosen by its number, and two pools of one pair are refused', async () => {
  const node = await chainWith(twoPools)
  const { answers, screen } = await answerToken(node, cat, '', '', '', '', '1, 2', '2')
  expect(screen).toContain('choose one pool of CAT-ETH')
  expect(answers.pairs).toEqual([{ other: 'native', pool: { kind: 'v2' } }])
  expect(communityConfig(answers).pairs).toEqual([{ name: 'CAT-ETH', token: 'ETH', baseAsset: 'CAT' }])
})

test('a file of answers gets the deepest pool, and names it when the answers are written', async () => {
  const node = await chainWith(twoPools)
  const connect = ({ id }: { id: number }) => openChain(node, id)
  const answers = await parseAnswers({ name: 'Cat Club', chain: 'Base', token: cat }, 'answers.json', {
    ...{ chains, connect },
  })
  expect(answers.pairs).toEqual([{ other: 'native', pool: v3Pool }])
  const written = JSON.parse(answersText(answers))
  expect(written.pairs).toEqual([{ token: 'ETH', pool: v3Pool }])
  expect((await parseAnswers(written, 'answers.json', { chains, connect: noNode })).pairs).toEqual(
    answers.pairs,
  )
})

test('a token without pools has no pairs', async () => {
  const node = await chainWith({ [cat]: stubToken('CAT', 'Cat', 18) })
  const { answers, screen } = await answerToken(node, cat)
  expect(screen).toContain('CAT has no pool on Uniswap.')
  expect(answers.pairs).toEqual([])
})

test('a hostile token is shown in one harmless line, and its symbol is asked for', async () => {
  const node = await chainWith({
    [cat]: stubToken('\u202eTAC\u001b[2J/../..', `</script>\n\u0000${'x'.repeat(5000)}`, 255),
  })
  const { answers, screen } = await answerToken(node, cat, 'yes', 'CAT', 'Cat')
  const [line] = /The token calls itself: .*/.exec(screen) ?? []
  expect(line).not.toMatch(/\p{C}/u)
  expect(line?.length).toBeLessThan(300)
  for (const hostile of ['\u001b', '\u202e']) expect(screen).not.toContain(hostile)
  expect(answers.token).toEqual({ symbol: 'CAT', name: 'Cat', decimals: 18, address: cat })
})

test('a token with the symbol of a known one is not taken by Enter', async () => {
  const node = await chainWith({ [cat]: stubToken('USDC', 'USD Coin', 6) })
  const { answers, screen } = await answerToken(node, cat, '', 'none')
  expect(screen).toContain(`Careful: USDC on Base is ${usdc}.`)
  expect(answers.token).toBeNull()
})

test('an address without a contract is told', async () => {
  const node = await chainWith({})
  const { answers, screen } = await answerToken(node, cat, 'none')
  expect(screen).toContain(`There is no contract at ${cat} on Base.`)
  expect(answers.token).toBeNull()
})

test('a node of another chain is not asked for the token', async () => {
  const node = await chainWith({ [cat]: stubToken('CAT', 'Cat', 18) }, 10)
  const { answers, screen } = await answerToken(node, cat, 'DOG')
  expect(screen).toContain('Base cannot be read (the node says that it is on chain 10, not 8453).')
  expect(answers.token).toMatchObject({ symbol: 'DOG', address: cat })
})

test('a treasury that is not a Safe is taken only after a question', async () => {
  const safe: Address = '0xE0f63A424a4439cBE457D80E4f4b51aD25b2c56C'
  const node = await chainWith({
    [cat]: stubToken('CAT', 'Cat', 18),
    [safe]: { [getThreshold]: numberAnswer(2n) },
  })
  const noToken = ['none', 'none', '']
  const wrong = await answerToken(node, ...noToken, cat, '', 'none')
  expect(wrong.screen).toContain(`${cat}: this contract is not a Safe on Base.`)
  expect(wrong.answers.treasury).toBeNull()
  const right = await answerToken(node, ...noToken, safe)
  expect(right.answers.treasury).toBe(safe)
})

test('a file of answers needs only the address of a token', async () => {
  const node = await chainWith({
    [cat]: stubToken('CAT', 'Cat Coin', 9),
    ...stubPools(factory, cat, [{ address: usdc, reserve: 7n }]),
  })
  const answers = await parseAnswers({ name: 'Cat Club', chain: 'Base', token: cat }, 'answers.json', {
    chains,
    connect: ({ id }) => openChain(node, id),
  })
  expect(answers.token).toEqual({ symbol: 'CAT', name: 'Cat Coin', decimals: 9, address: cat })
  expect(answers.pairs).toMatchObject([{ other: { symbol: 'USDC', address: usdc }, pool: { kind: 'v2' } }])
})
