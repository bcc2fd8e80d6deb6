// @vitest-environment happy-dom
import { act } from 'react'
import { type Address, parseEther } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { transferCall } from '@/chain/swap/swap-calls'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { sendCall } from '../../chain/swap/demo-swaps'
import { createLyingToken } from '../../chain/swap/lying-token'
import { first } from '../../wallet/test-provider'
import {
  button,
  chains,
  closeSend,
  openSend,
  press,
  showsText,
  valueOfLabel,
  withSendWindows,
} from './send-window'

let token: Address
let beLike: Awaited<ReturnType<typeof createLyingToken>>['beLike']
withSendWindows()
beforeAll(async () => {
  const created = await createLyingToken(chains)
  token = created.token
  beLike = created.beLike
  await sendCall(chains, developmentAccount(9).address, {
    ...transferCall(token, first, parseEther('1000')),
    value: 0n,
  })
})

const friend = developmentAccount(3).address
async function review() {
  const tokens = { ...chains.deployment.tokens, LIE: { address: token, decimals: 18, name: 'Lie' } }
  const opened = await openSend(`to=${friend}&token=LIE&amount=10`, undefined, tokens)
  await showsText('Available:')
  await press('Review…')
  await showsText('Address:')
  return opened
}

test('a token that reports more than arrives is named before it is sent, and in the receipt', async () => {
  await beLike('HidesTax')
  const { provider } = await review()
  const words = 'The token reports 10 LIE, but the balance of the recipient changes by 8 LIE.'
  await showsText(words)
  expect(valueOfLabel('Arrives:')).toBe('8 LIE')
  expect(button('Send')?.disabled).toBe(true)
  expect(provider.countOf('eth_sendTransaction')).toBe(0)
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())
  await press('Send')
  await showsText('Token reports:')
  expect([valueOfLabel('Arrives:'), valueOfLabel('Token reports:')]).toEqual(['8 LIE', '10 LIE'])
  await showsText(words)
})

test('a token that only begins to lie after the review is named in the receipt', async () => {
  await beLike('None')
  await review()
  await showsText('The simulation succeeded.')
  await beLike('HidesTax')
  await press('Send')
  await showsText('Token reports:')
  expect([valueOfLabel('Arrives:'), valueOfLabel('Token reports:')]).toEqual(['8 LIE', '10 LIE'])
})

test('a token that says the truth has one figure', async () => {
  await beLike('None')
  await review()
  await showsText('The simulation succeeded.')
  await press('Send')
  await showsText('Arrives:')
  expect([valueOfLabel('Arrives:'), valueOfLabel('Token reports:')]).toEqual(['10 LIE', undefined])
})

test('a transfer to the own account shows no received amount', async () => {
  await beLike('None')
  for (const symbol of ['CAT', 'ETH']) {
    await openSend(`to=${first}&token=${symbol}&amount=1`)
    await showsText('Available:')
    await press('Review…')
    await showsText('This is your own account.')
    await showsText('about 0.')
    expect(document.body.textContent).toContain('The simulation succeeded.')
    expect(valueOfLabel('Arrives:')).toBeUndefined()
    await closeSend()
  }
})
