import { expect, test } from 'vitest'
import { visitorBrowser } from './visitor-browser'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36'
const madeUp = { brand: 'Not;A=Brand' }
const engine = { brand: 'Chromium' }

// Proves S2.8
test.each([
  [chrome, 'Chrome', 'Chrome'],
  [`${chrome} Edg/130.0`, 'Edge', 'Edge'],
  [`${chrome} OPR/115.0`, 'Opera', 'Opera'],
  [`${chrome} Vivaldi/7.0`, 'Vivaldi', 'Chrome'],
  ['Mozilla/5.0 (X11) Ubuntu Chromium/130.0 Chrome/130.0 Safari/537.36', 'Chromium', 'Chrome'],
  ['Mozilla/5.0 (Android 14; Mobile; OPPO) Gecko Firefox/130.0', 'Firefox', 'Firefox'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'Safari', 'Safari'],
  ['curl/8', null, 'other'],
])('without brands, the user agent %s is recognized as %s', (userAgent, name, store) =>
  expect(visitorBrowser({ userAgent })).toEqual({ name, store }),
)

// Proves S2.8
test.each([
  [[madeUp, engine, { brand: 'Google Chrome' }], 'Chrome'],
  [[{ brand: 'Brave' }, engine, { brand: 'Not(A:Brand' }], 'Brave'],
  [[engine, { brand: 'Not_A Brand' }], 'Chromium'],
  [[{ brand: 'HeadlessChrome' }, engine], 'Chromium'],
  [[{ brand: `${'x'.repeat(31)}` }, { brand: '<img src=x>' }, engine], 'Chromium'],
  [[], 'Chrome'],
])(
  'with the brands %j the same user agent is recognized as %s, and extensions come from the store of Chrome',
  (brands, name) =>
    expect(visitorBrowser({ userAgent: chrome, userAgentData: { brands } })).toEqual({
      name,
      store: 'Chrome',
    }),
)

// Proves S2.8
test('the browsers Edge and Opera keep their own stores if their brands name them', () => {
  const brands = [engine, madeUp, { brand: 'Microsoft Edge' }]
  expect(visitorBrowser({ userAgent: `${chrome} Edg/130.0`, userAgentData: { brands } })).toEqual({
    name: 'Edge',
    store: 'Edge',
  })
})
