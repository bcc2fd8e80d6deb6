// @vitest-environment happy-dom

import { act } from 'react'
import { encodeAbiParameters, pad } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { encodeTransfer } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { safe } from '../../safe/gateway-shapes'
import { contractCode, type Reaction } from '../../support/contract-code'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { receiptOf } from '../../support/receipt-of'
import { chainClient, type TestNode } from './chain-client'
import {
  answers,
  box,
  button,
  connected,
  eventually,
  open,
  setClient,
  showsText,
  tab,
} from './treasury-window'

let chains: DemoChains
const node: TestNode = { isDown: false, asked: 0 }
beforeAll(async () => {
  chains = await startChains()
  const transfer = {
    account: developmentAccount(0),
    to: cat(),
    data: encodeTransfer(safe, 15n * 10n ** 17n),
  }
  const hash = await chains.client.sendTransaction({ ...transfer, chain: null })
  await receiptOf(chains.client, hash)
})
afterAll(() => chains?.stop())
beforeEach(() => {
  Object.assign(node, { isDown: false, asked: 0 })
  setClient(chainClient(chains, node))
})

const [symbol, decimals] = ['95d89b41', '313ce567']
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const twin: Address = '0x00000000000000000000000000000000000Face5'

async function deploy(reactions: Readonly<Record<string, Reaction>>) {
  await chains.client.setCode({ address: twin, bytecode: contractCode(reactions) })
}

/** Sets the balances of a gateway that describes every token as USDC with 6 decimals, regardless of its contract. */
function gatewayHolds(...tokens: readonly Address[]) {
  answers['/balances/usd'] = () => ({
    fiatTotal: '1',
    items: tokens.map((address) => ({
      tokenInfo: { type: 'ERC20', address, decimals: 6, symbol: 'USDC', name: 'USD Coin', logoUri: null },
      balance: '1500000000000000000',
      fiatBalance: '1.5',
    })),
  })
}

const cat = () => chains.deployment.tokens.CAT?.address ?? '0x'
const row = (name: string) =>
  [...box.querySelectorAll('tbody tr')].find((found) => found.textContent?.includes(name))?.textContent

test('a gateway changes neither the symbol nor the decimals of a token', async () => {
  gatewayHolds(cat())
  await open()
  await eventually(() => expect(row('CAT')).toContain('CAT1.5$1.50'))
  expect(box.textContent).not.toContain('USDC')
})

test('two tokens of one symbol are distinguished by address', async () => {
  await deploy({ [symbol]: text('CAT'), [decimals]: pad('0x12') })
  gatewayHolds(cat(), twin)
  await open()
  const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`
  await showsText(`CAT (${short(cat())})`)
  await showsText(`CAT (${short(twin)})`)
})

test('markup in a symbol is text', async () => {
  await deploy({ [symbol]: text('<b>USDC</b>'), [decimals]: pad('0x12') })
  gatewayHolds(twin)
  await open()
  await showsText('<b>USDC</b>')
  expect(box.querySelector('td b, th b')).toBe(null)
})

test('an item of ERC-721 is not listed as an amount and cannot be sent as one', async () => {
  const supports = (id: string) => `01ffc9a7${id}`
  await deploy({
    [supports('01ffc9a7')]: pad('0x01'),
    [supports('ffffffff')]: pad('0x00'),
    [supports('80ac58cd')]: pad('0x01'),
    [symbol]: text('KISS'),
    [decimals]: pad('0x12'),
  })
  gatewayHolds(twin)
  await open(undefined, connected)
  await eventually(() => expect(row('KISS')).toContain('1,500,000,000,000,000,000 smallest units'))
  await tab('Queue')
  await showsText('New Transaction…')
  await act(async () => button('New Transaction…')?.click())
  await eventually(() =>
    expect(document.querySelector<HTMLInputElement>('[type=radio]')?.disabled).toBe(true),
  )
})

test('a token is read once, and again after the node failed to answer', async () => {
  node.isDown = true
  gatewayHolds(cat())
  await open()
  await showsText('The network did not answer, so symbols, decimals or balances are unknown.')
  expect(box.textContent).not.toContain('USDC')
  node.isDown = false
  await act(async () => button('Retry')?.click())
  await eventually(() => expect(row('CAT')).toContain('CAT1.5'))
  const asked = node.asked
  expect(asked).toBeGreaterThan(0)
  await tab('Queue')
  await tab('Balances')
  await eventually(() => expect(row('CAT')).toContain('CAT1.5'))
  expect(node.asked).toBe(asked)
})
