import { describe, expect, test } from 'vitest'
import { sanitizeIcon, sanitizeName } from './untrusted-metadata'

describe('metadata that wallets announce', () => {
  test.each([
    ['<b>Wallet</b>', '<b>Wallet</b>'],
    ['x'.repeat(200), `${'x'.repeat(24)}…`],
    ['Evil\u202Etellaw\n\twallet', 'Evil tellaw wallet'],
    [' \u0000 ', 'Unnamed Wallet'],
    [{} as string, 'Unnamed Wallet'],
  ])('[S9.2] the name %s is sanitized to %j', (name, shown) => expect(sanitizeName(name)).toBe(shown))

  test('[S9.2] a name of ten million characters is cut off', () => {
    expect(sanitizeName('x'.repeat(10_000_000))).toBe(`${'x'.repeat(24)}…`)
  })

  test.each(['data:image/png;base64,AA', 'data:image/svg+xml,<svg/>', '\ndata:image/webp;base64,AA'])(
    '[S3.12] sanitizeIcon keeps the data: image %j',
    (icon) => expect(sanitizeIcon(icon)).toBe(icon.trim()),
  )

  test.each([undefined, 7, 'https://example.org/icon.png', 'javascript:alert(1)', 'data:text/html,<script>'])(
    '[S3.12] sanitizeIcon refuses %s',
    (icon) => expect(sanitizeIcon(icon)).toBeNull(),
  )

  test.each([100_001, 10_000_000])('[S3.12] sanitizeIcon refuses an image of %i characters', (length) => {
    expect(sanitizeIcon(`data:image/png;base64,${'A'.repeat(length)}`)).toBeNull()
  })
})
