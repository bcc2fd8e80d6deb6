import { createClient, defineChain, encodeAbiParameters, type Hex, http, pad, stringToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTokenMetadata } from '@/chain/tokens/token-facts'
import type { Address } from '@/domain/address'
import { tokenFactsOf, unknownToken } from '@/domain/wallet/token-facts'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { contractCode, type Reaction } from '../support/contract-code'
import { type DemoChains, startChains } from '../support/demo-chains'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const yes = pad('0x01')
const no = pad('0x00')
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const [symbol, decimals] = ['95d89b41', '313ce567']
const supports = (id: string) => `01ffc9a7${id}`
const erc165 = { [supports('01ffc9a7')]: yes, [supports('ffffffff')]: no }

let asked = 0
async function factsOf(reactions: Readonly<Record<string, Reaction>>, ...others: readonly Address[]) {
  const address = '0x00000000000000000000000000000000000Face5'
  await chains.client.setCode({ address, bytecode: contractCode(reactions) })
  return readTokenMetadata(client(), [address, ...others]).then((facts) => ({
    facts: tokenFactsOf(facts, address),
    others: others.map((other) => tokenFactsOf(facts, other)),
  }))
}

function client() {
  const url = chains.deployment.chains[0]?.rpcUrl ?? ''
  const chain = defineChain({
    id: 31337,
    name: 'Demo',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    contracts: { multicall3: { address: chains.deployment.multicall3 } },
  })
  asked = 0
  return createClient({
    chain,
    transport: http(url, {
      retryCount: 0,
      onFetchRequest: () => {
        asked++
      },
    }),
  })
}

test('all symbols, decimals and standards of tokens are read in one call', async () => {
  const { tokens, safe } = chains.deployment
  const all = Object.values(tokens).map(({ address }) => address)
  const account = developmentAccount(5).address
  const facts = await readTokenMetadata(client(), [...all, account, safe.address])
  expect(asked).toBe(1)
  for (const [name, { address, decimals }] of Object.entries(tokens))
    expect(tokenFactsOf(facts, address)).toEqual({ symbol: name, decimals, standard: 'ERC20' })
  // Neither an account without code nor a contract that is not a token has facts.
  expect(tokenFactsOf(facts, account)).toEqual(unknownToken)
  expect(tokenFactsOf(facts, safe.address)).toEqual(unknownToken)
})

test('an ERC-721 item is not an amount, even if its contract has decimals', async () => {
  const item = { ...erc165, [supports('80ac58cd')]: yes, [symbol]: text('KISS'), [decimals]: pad('0x12') }
  expect((await factsOf(item)).facts).toEqual({ symbol: 'KISS', decimals: null, standard: 'ERC721' })
  const items = { ...erc165, [supports('80ac58cd')]: no, [supports('d9b67a26')]: yes }
  expect((await factsOf(items)).facts).toEqual({ symbol: null, decimals: null, standard: 'ERC1155' })
})

test('a contract that supports every interface id supports none (ERC-165)', async () => {
  const all = { ...erc165, [supports('ffffffff')]: yes, [supports('80ac58cd')]: yes, [decimals]: pad('0x12') }
  expect((await factsOf(all)).facts).toMatchObject({ standard: 'ERC20', decimals: 18 })
})

test.each<[string, Record<string, Reaction>, { symbol: string | null; decimals: number | null }]>([
  ['bytes32', { [symbol]: stringToHex('MKR', { size: 32 }) }, { symbol: 'MKR', decimals: null }],
  ['an address', { [symbol]: text('0x5290…9EE7'), [decimals]: pad('0x12') }, { symbol: null, decimals: 18 }],
  ['direction characters', { [symbol]: text('\u202eTDSU\u0007') }, { symbol: 'TDSU', decimals: null }],
  ['blank', { [symbol]: text('  \u200b ') }, { symbol: null, decimals: null }],
  ['4,000 letters', { [symbol]: text('x'.repeat(4_000)) }, { symbol: null, decimals: null }],
  ['100 letters', { [symbol]: text('x'.repeat(100)) }, { symbol: `${'x'.repeat(16)}…`, decimals: null }],
  ['bytes that are not UTF-8', { [symbol]: stringOf('0xc328') }, { symbol: null, decimals: null }],
  [
    'a length beyond the answer',
    { [symbol]: stringOf('0x41', 2n ** 200n) },
    { symbol: null, decimals: null },
  ],
  ['a number', { [decimals]: pad('0x0100') }, { symbol: null, decimals: null }],
  [
    'two words of decimals',
    { [decimals]: `${pad('0x06')}${'0'.repeat(64)}` },
    { symbol: null, decimals: null },
  ],
])('a symbol or decimals encoded as %s are read as far as possible', async (_, reactions, expected) => {
  expect((await factsOf(reactions)).facts).toMatchObject(expected)
})

function stringOf(bytes: Hex, length = BigInt(bytes.length / 2 - 1)): Hex {
  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  return `0x${word(32n)}${word(length)}${bytes.slice(2).padEnd(64, '0')}`
}

test('a contract that wastes the gas of the call makes no other token unknown', async () => {
  const cat = chains.deployment.tokens.CAT
  const wasteful = Object.fromEntries(
    [symbol, decimals, ...['01ffc9a7', 'ffffffff', '80ac58cd', 'd9b67a26'].map(supports)].map((key) => [
      key,
      'waste' as const,
    ]),
  )
  const { facts, others } = await factsOf(wasteful, ...(cat ? [cat.address] : []))
  expect(facts).toEqual(unknownToken)
  expect(others).toEqual([{ symbol: 'CAT', decimals: cat?.decimals, standard: 'ERC20' }])
  expect(asked).toBe(3)
})

test('a node that does not answer is an error, not an unknown token', async () => {
  const dead = createClient({
    chain: client().chain,
    transport: http('http://127.0.0.1:1', { retryCount: 0 }),
  })
  const cat = chains.deployment.tokens.CAT?.address ?? '0x'
  await expect(readTokenMetadata(dead, [cat])).rejects.toThrow()
})
