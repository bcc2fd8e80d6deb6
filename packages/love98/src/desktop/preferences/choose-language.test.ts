import { expect, test } from 'vitest'
import { pathIn } from './choose-language'

test.each([
  ['es', '/', '/es'],
  ['es', '/p/swap/CAT-ETH', '/es/p/swap/CAT-ETH'],
  ['pt-br', '/zh-cn/p/notepad', '/pt-br/p/notepad'],
  ['en', '/es', '/'],
  ['en', '/es/p/notepad', '/p/notepad'],
  ['en', '/p/notepad', '/p/notepad'],
  ['de', '/en/p', '/de/en/p'],
  ['de', '//elsewhere.example', '/de/elsewhere.example'],
])('in the language %s the address %s is %s', (id, path, expected) => {
  expect(pathIn(id, path)).toBe(expected)
})
