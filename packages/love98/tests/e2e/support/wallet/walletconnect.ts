import { expect, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import type { Phone } from '../../../wallet/walletconnect-phone'
import { openDesktop } from '../desktop'
import { button } from '../elements'
import { accountButton } from './wallet'

export const connectDialog = (page: Page) => page.getByRole('dialog', { name: 'Connect a Wallet' })
export const qrCode = (page: Page) => connectDialog(page).getByRole('img')

export async function chooseWithCode(page: Page, name: string) {
  await openDesktop(page)
  await button(page, 'Connect Wallet').click()
  await button(page, name).click()
  await expect(qrCode(page)).toBeVisible({ timeout: 30_000 })
}

/** Returns the text of the QR code, as a camera reads it from the screen. */
export async function readCode(page: Page): Promise<string> {
  const picture = await qrCode(page).screenshot()
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  if (!found) throw new Error('no code was found in the picture')
  return found.data
}

/** Connects with a code that the phone scans, and waits until the taskbar shows the account. */
export async function connectByCode(
  page: Page,
  phone: Phone,
  answer: 'Not now' | 'Sign message' = 'Not now',
) {
  await chooseWithCode(page, 'WalletConnect')
  await phone.scan(await readCode(page))
  await button(page, 'Agree').click({ timeout: 30_000 })
  await button(page, answer).click()
  await expect(page.locator('dialog')).toHaveCount(0, { timeout: 30_000 })
  await expect(accountButton(page)).toBeVisible({ timeout: 30_000 })
}
