// @vitest-environment happy-dom

import { act } from 'react'
import * as v from 'valibot'
import { encodeAbiParameters, pad, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { readHeldAmounts } from '@/chain/tokens/read-held-amounts'
import { readTokenMetadata } from '@/chain/tokens/token-facts'
import type { Address } from '@/domain/address'
import { assetsOf } from '@/programs/treasury/assets/use-assets'
import { balances } from '@/safe/gateway/safe-shapes'

import { contractCode } from '../../support/contract-code'
import { chainClient, type TestNode } from './chain-client'
import { chains, openTab, safe, token, withDemoContracts } from './lying-window'
import { answers, box, button, eventually, setClient, setTokens, showsText, tab } from './treasury-window'

withDemoContracts()

const item = (address: Address) => ({
  tokenInfo: { type: 'ERC20', address, decimals: 18, symbol: 'CAT', name: 'Rose', logoUri: null },
  balance: String(parseEther('1000000')),
  fiatBalance: '2000000',
  fiatConversion: '2',
  fiatBalance24hChange: '5',
})
const row = (name: string) =>
  [...box.querySelectorAll('tbody tr')].find((found) => found.textContent?.includes(name))?.textContent
const headings = () => [...box.querySelectorAll('thead th')].map(({ textContent }) => textContent)

test('the balance is the chain’s, valued at the gateway’s price', async () => {
  const { client } = chains
  const own = (await readHeldAmounts(client, safe(), [token('CAT')])).get(
    token('CAT').toLowerCase() as Address,
  )
  expect(own).toBe(parseEther('1600000'))
  answers['/balances/usd'] = () => ({ fiatTotal: '2000000', items: [item(token('CAT'))] })
  await openTab('Balances')
  await eventually(() => expect(row('CAT')).toBe('CAT1,600,000$3,200,000.00+5.00 %'))
  // The gateway gives no price of the coin.
  await showsText('Total at the prices of the Safe service, without 1 asset that has no price$3,200,000.00')
  expect(headings()).toEqual(['Asset', 'Balance', '* Value', '* Change (24h)'])
})

test('an amount without an answer of the chain is marked as reported', async () => {
  const address: Address = '0x00000000000000000000000000000000000Face6'
  const code = contractCode({
    '95d89b41': encodeAbiParameters([{ type: 'string' }], ['MUTE']),
    '313ce567': pad('0x12'),
  })
  await chains.client.setCode({ address, bytecode: code })
  answers['/balances/usd'] = () => ({ fiatTotal: '1', items: [item(address)] })
  await openTab('Balances')
  await eventually(() => expect(row('MUTE')).toContain('* 1,000,000'))
})

test('the total counts only confirmed balances, and no token twice', async () => {
  const nothing: Address = '0x00000000000000000000000000000000000Face7'
  const coin = { ...item(nothing), tokenInfo: { type: 'NATIVE_TOKEN', decimals: 18, symbol: 'ETH' } }
  answers['/balances/usd'] = () => ({
    fiatTotal: '99000000',
    items: [item(token('CAT')), item(nothing), item(token('CAT')), { ...coin, tokenInfo: { type: 'ERC20' } }],
  })
  await openTab('Balances')
  await eventually(() => expect(row('CAT')).toBe('CAT1,600,000$3,200,000.00+5.00 %'))
  // Without the token that is no contract, and the coin of which the gateway gives no price.
  await showsText(/Total at the prices of the Safe service, without 2 assets .*\$3,200,000\.00/)
  await showsText(
    '2 entries of the Safe service are left out, because they name no contract or repeat another one.',
  )
  expect(box.querySelectorAll('tbody tr')).toHaveLength(3)
})

test('the window reports decimals of the gateway that differ from the contract’s', async () => {
  const lie = { ...item(token('CAT')).tokenInfo, decimals: 6 }
  answers['/balances/usd'] = () => ({ fiatTotal: '1', items: [{ ...item(token('CAT')), tokenInfo: lie }] })
  await openTab('Balances')
  await showsText(
    'The Safe service gives other decimals than the network for: CAT. Those of the network are used.',
  )
})

test('amounts are the gateway’s if the node does not answer, and Retry reads them', async () => {
  const node: TestNode = { isDown: true, asked: 0 }
  setClient(chainClient(chains, node))
  answers['/balances/usd'] = () => ({ fiatTotal: '1', items: [item(token('CAT'))] })
  await openTab('Balances')
  await showsText('* 1,000,000,000,000,000,000,000,000 smallest units')
  node.isDown = false
  await act(async () => button('Retry')?.click())
  await eventually(() => expect(row('CAT')).toContain('CAT1,600,000$'))
})

test('the native coin and the community’s tokens are listed although the gateway omits them', async () => {
  const entry = (symbol: string) => ({ name: symbol, decimals: 18, address: token(symbol) })
  // The demo's Safe holds CAT and no DEGEN.
  setTokens({ CAT: entry('CAT'), DEGEN: entry('DEGEN') })
  answers['/balances/usd'] = () => ({ fiatTotal: '0', items: [] })
  await openTab('Balances')
  await eventually(() => expect(row('CAT')).toBe('CAT1,600,000No price–'))
  expect(row('ETH')).toMatch(/^ETH\d/)
  expect(row('DEGEN')).toBe(undefined)
  expect(box.textContent).not.toContain('no assets')
  await showsText('Other tokens are listed according to the Safe service.')
})

test('names of collectibles are marked as reported', async () => {
  answers['/collectibles'] = ({ pathname }) =>
    pathname.includes('/v1/')
      ? new Response(null, { status: 204 })
      : {
          ...{ count: 1, next: null, previous: null },
          results: [{ address: token('CAT'), tokenName: 'Kisses', id: '7', name: 'A rare one' }],
        }
  await openTab('Collectibles')
  await tab('Collectibles')
  await showsText('A rare one')
  expect(headings().slice(0, 2)).toEqual(['* What', '* Collection'])
})

/** Every object with one of its values replaced, at any depth. */
function* liesIn(value: unknown): Generator<unknown> {
  for (const lie of ['1', '0', 'ETH', 'NATIVE_TOKEN', token('USDC'), 7, true, null, [], {}]) yield lie
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      for (const one of liesIn(inner)) yield { ...value, [name]: one }
}

test('falsifying any field of a balance changes neither name nor amount', async () => {
  const { client } = chains
  const known = [token('CAT'), token('USDC')].map((address) => address.toLowerCase() as Address)
  const [facts, held] = [await readTokenMetadata(client, known), await readHeldAmounts(client, safe(), known)]
  const readAssets = (reported: unknown) =>
    assetsOf(v.parse(balances, { fiatTotal: '1', items: [reported] }).items, {
      facts,
      held,
      nativeSymbol: 'ETH',
    }).map(({ token: contract, name, amount }) => [contract?.toLowerCase() ?? null, name, amount])
  const [cat] = readAssets(item(token('CAT')))
  const [dollar] = readAssets(item(token('USDC')))
  const [coin] = readAssets({ ...item(token('CAT')), tokenInfo: { type: 'NATIVE_TOKEN' } })
  expect([cat?.[1], dollar?.[1], coin?.[1]]).toEqual(['CAT', 'USDC', 'ETH'])
  let read = 0
  for (const lie of liesIn(item(token('CAT'))))
    for (const one of readAssets(lie)) {
      read++
      expect([cat, dollar, coin]).toContainEqual(one)
    }
  expect(read).toBeGreaterThan(40)
})
