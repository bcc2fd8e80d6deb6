import { describe, expect, test } from 'vitest'
import { sanitizeIcon, sanitizeName } from './untrusted-metadata'

describe('metadata announced by wallets', () => {
  // Proves S9.2
  test.each([
    ['<b>Wallet</b>', '<b>Wallet</b>'],
    ['x'.repeat(200), `${'x'.repeat(24)}…`],
    ['Evil\u202Etellaw\n\twallet', 'Evil tellaw wallet'],
    [' \u0000 ', 'Unnamed Wallet'],
    [{} as string, 'Unnamed Wallet'],
  ])('the name %s is sanitized to %j', (name, shown) => expect(sanitizeName(name)).toBe(shown))

  // Proves S9.2
  test('a name of ten million characters is truncated', () => {
    expect(sanitizeName('x'.repeat(10_000_000))).toBe(`${'x'.repeat(24)}…`)
  })

  // Proves S3.12
  test.each(['data:image/png;base64,AA', 'data:image/svg+xml,<svg/>', '\ndata:image/webp;base64,AA'])(
    'sanitizeIcon keeps the data: image %j',
    (icon) => expect(sanitizeIcon(icon)).toBe(icon.trim()),
  )

  // Proves S3.12
  test.each([undefined, 7, 'https://example.org/icon.png', 'javascript:alert(1)', 'data:text/html,<script>'])(
    'sanitizeIcon refuses %s',
    (icon) => expect(sanitizeIcon(icon)).toBeNull(),
  )

  // Proves S3.12
  test.each([100_001, 10_000_000])('sanitizeIcon refuses an image of %i characters', (length) => {
    expect(sanitizeIcon(`data:image/png;base64,${'A'.repeat(length)}`)).toBeNull()
  })
})
