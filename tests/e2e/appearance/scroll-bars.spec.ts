import { expect } from '@playwright/test'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'

const chromium = process.env.CHROMIUM_PATH

// Scroll bars are hidden in browsers that are driven, unless they are asked for.
test.use({
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

for (const [script, address, side] of [
  ['from left to right', '/p/notepad', 'right'],
  ['from right to left', '/p/notepad?locale=ar-XB', 'left'],
] as const)
  test(`${script} a scroll bar of 16 px stands at the ${side} of what it scrolls`, async ({ page }) => {
    await openDesktop(page, address)
    const field = page.getByRole('textbox')
    await expect(field).toHaveValue(side === 'left' ? /Ŵéļçóɱé/ : /Welcome/)
    const { left, right } = await field.evaluate(({ clientLeft, clientWidth, offsetWidth }: HTMLElement) => ({
      // The border of 2 px, and the bar where it stands there.
      left: clientLeft,
      right: offsetWidth - clientLeft - clientWidth,
    }))
    expect({ left, right }).toEqual(side === 'left' ? { left: 18, right: 2 } : { left: 2, right: 18 })
  })
