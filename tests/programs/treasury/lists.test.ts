// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { safe } from '../../safe/gateway-shapes'
import { answers, box, open, says } from './treasury-window'

test('an asset without a price is said to have none, and the total names what it leaves out', async () => {
  const usual = answers['/balances/usd']?.(new URL('http://x')) as { items: object[] }
  const without = (fiat: object) => ({ ...usual.items[0], fiatBalance: null, ...fiat })
  answers['/balances/usd'] = () => ({
    fiatTotal: '1.5',
    items: [
      ...usual.items,
      without({ fiatBalance: '0', fiatConversion: '0' }),
      without({ fiatBalance: '0.00000', fiatConversion: null }),
      without({ fiatBalance: 'NaN', fiatConversion: '2' }),
      // Nothing of what has a price is worth nothing.
      without({ fiatBalance: '0', fiatConversion: '2' }),
    ],
  })
  await open()
  await says('Total, without 3 assets that have no price$1.50')
  const worth = [...box.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[1]?.textContent)
  expect(worth).toEqual(['$1.50', 'No price', 'No price', 'No price', '$0.00'])
})

test('a refusal of 100,000 characters is cut where it is shown', async () => {
  const message = `Busy\u202e ${'x'.repeat(100_000)}`
  answers[`/safes/${safe}`] = () => Response.json({ code: 503, message }, { status: 503 })
  await open()
  await says(/Not loaded: 503: Busy x{50}/)
  expect(box.textContent?.length).toBeLessThan(2000)
  expect(box.textContent).not.toContain('\u202e')
})
