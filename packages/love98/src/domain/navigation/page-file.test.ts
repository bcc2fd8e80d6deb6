import { expect, test } from 'vitest'
import { canonicalPath, pageAddressOf, pageFileOf } from './page-file'

const addressOf = (pair: string) => `/p/swap/${encodeURIComponent(pair)}`

test.each([
  ['CAT-cbBTC', 'p/swap/CAT-cbBTC'],
  ['$CAT-ETH', 'p/swap/%24CAT-ETH'],
  ['CAT*-<b>?', 'p/swap/CAT%2A-%3Cb%3E%3F'],
  ['a%2fb-ETH', 'p/swap/a%252fb-ETH'],
  ['猫-🐱', 'p/swap/猫-🐱'],
])('the page of %s has the file %s, which leads to its address', (pair, file) => {
  expect(pageFileOf(addressOf(pair))).toBe(file)
  expect(pageAddressOf(file)).toBe(addressOf(pair))
})

test('a file of the longest symbols fits into a name of 255 bytes', () => {
  for (const letter of ['🐱', '$', '猫']) {
    const file = pageFileOf(addressOf(`${letter.repeat(20)}-${letter.repeat(20)}`))
    expect(Buffer.byteLength(`${file.split('/').at(-1)}.html`)).toBeLessThan(255)
  }
})

test('the encodings that browsers use for one address are one path', () => {
  expect(canonicalPath('/p/swap/$CAT-ETH')).toBe(addressOf('$CAT-ETH'))
  expect(canonicalPath('/p/swap/%24CAT-ETH')).toBe(addressOf('$CAT-ETH'))
  expect(canonicalPath('/es/p/notepad')).toBe('/es/p/notepad')
})
