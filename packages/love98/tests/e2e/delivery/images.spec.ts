import { expect } from '@playwright/test'
import { test } from '../support/product-test'

// `tests/server/pictures.integration.test.ts` proves the widths, qualities and refusals of the route.
test('an image of the built product carries a policy that allows no script', async ({ page }) => {
  const response = await page.request.get('/_next/image?url=/assets/touch-icon.png&w=64&q=75', {
    headers: { accept: 'image/webp' },
  })
  expect(response.status()).toBe(200)
  const headers = response.headers()
  expect(headers['content-type']).toBe('image/webp')
  expect(headers['content-security-policy']).toMatch(/script-src 'none'|default-src 'none'/)
  expect(headers['content-disposition']).toMatch(/^attachment/)
})
