import { expect, type Page } from '@playwright/test'
import { chainUrl } from '../support/demo-chain'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { windowNamed } from '../support/windows'
import { openSend, press } from './open-send'

const query = '?to=0x976EA74026E726554dB657fA54763abd0C3a0aa9&token=ETH&amount=0.000123'

/** Presses a button at a time of day, so that two pages do it in the same moment. */
function pressAt(page: Page, name: string, time: number): Promise<void> {
  return page.evaluate(
    ([text, at]) =>
      new Promise<void>((resolve) => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === text,
        )
        setTimeout(() => {
          button?.click()
          resolve()
        }, at - Date.now())
      }),
    [name, time] as const,
  )
}

// Proves S4.7
test('two tabs that send the same in the same moment ask the wallet once', async ({ page, context }) => {
  const { wallet, window } = await openSend(page, query)
  await press(window, 'Review…')
  const second = await context.newPage()
  const other = await InjectedWallet.inject(second, { chainUrl })
  other.permitted = [other.address]
  await second.goto(`/p/send${query}`)
  const otherWindow = windowNamed(second, 'Send')
  await press(otherWindow, 'Review…')
  for (const one of [window, otherWindow])
    await expect(one.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()

  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  for (const one of [wallet, other]) one.beforeSend = { happens: () => answered, gas: 100_000n }
  const asked = () => wallet.countOf('eth_sendTransaction') + other.countOf('eth_sendTransaction')
  const soon = Date.now() + 500
  await Promise.all([pressAt(page, 'Send', soon), pressAt(second, 'Send', soon)])
  await expect.poll(asked).toBe(1)
  const isFirst = wallet.countOf('eth_sendTransaction') === 1
  const question = (isFirst ? second : page).getByRole('alertdialog', { name: 'Send Again?' })
  await expect(question).toContainText('If you send it again, it may be carried out twice.')
  await question.getByRole('button', { name: 'Cancel', exact: true }).click()
  answer()
  await expect((isFirst ? window : otherWindow).getByText('Confirmed')).toBeVisible()
  expect(asked()).toBe(1)
})
