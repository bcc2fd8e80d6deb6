// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { paymentLink } from '@/programs/treasury/assets/receive-dialog'
import { prefixedAddress } from '@/safe/read-address'
import { drawQrCode } from '@/ui/qr-code/qr-code'
import { owner, safe } from '../../../safe/gateway-shapes'
import { button, eventually, open, showsText } from '../treasury-window'

const item = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    ({ textContent }) => textContent === name,
  )
const picture = () => document.querySelector('dialog svg[role=img]')?.getAttribute('aria-label')

async function openReceive() {
  await open()
  await showsText('2 of 2 owners')
  await act(async () => item('Safe')?.click())
  await eventually(() => expect(item('Receive…')).toBeDefined())
  await act(async () => item('Receive…')?.click())
  await eventually(() => expect(picture()).toBeDefined())
}

test('[EIP-681] the QR code contains the address with its network, or the address alone', async () => {
  await openReceive()
  expect(picture()).toBe(`QR code: ethereum:${safe}@31337`)
  const [, alone] = document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')
  await act(async () => alone?.click())
  expect(picture()).toBe(`QR code: ${safe}`)
})

test('the dialog marks a Safe that is not the community’s', async () => {
  await openReceive()
  expect(document.querySelector('dialog')?.textContent).toContain('not this community')
  expect(button('Copy')).toBe(undefined)
})

test('[EIP-3770] the address is shown with the short name of its network', () => {
  expect(prefixedAddress({ chainId: 1, address: owner })).toBe(`eth:${owner}`)
  expect(prefixedAddress({ chainId: 31_337, address: owner })).toBe(owner)
})

test('the dark modules of the QR code leave the quiet zone free', () => {
  const { size, path } = drawQrCode(paymentLink({ chainId: 1, address: owner }))
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect(Math.min(...places)).toBe(4)
  expect(Math.max(...places)).toBeLessThan(size - 4)
})
