import { expect, test } from 'vitest'
import { withAlternates } from '../../../../scripts/lib/build/texts/link-languages.mjs'

const languages = [
  { id: 'en', tag: 'en-US' },
  { id: 'pt-br', tag: 'pt-BR' },
]
const page = (path: string) => `<head><link rel="canonical" href="https://love.example${path}"/></head>`

test.each([
  ['/', '/', '/pt-br'],
  ['', '/', '/pt-br'],
  ['/pt-br', '/', '/pt-br'],
  ['/p/swap/LOVE-ETH', '/p/swap/LOVE-ETH', '/pt-br/p/swap/LOVE-ETH'],
  ['/pt-br/p/notepad', '/p/notepad', '/pt-br/p/notepad'],
])('the page %j names itself in every language, and English for all others', (own, english, portuguese) => {
  const link = (tag: string, path: string) =>
    `<link rel="alternate" hreflang="${tag}" href="https://love.example${path}"/>`
  expect(withAlternates(page(own), languages)).toBe(
    page(own).replace(
      '</head>',
      `${link('en', english)}${link('pt-BR', portuguese)}${link('x-default', english)}</head>`,
    ),
  )
})

test('a page without a canonical address, as that of unknown addresses, has no others either', () => {
  expect(withAlternates('<head></head>', languages)).toBe('<head></head>')
})
