import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Proves S1.1
test('the first sentences of the read-me describe the audience and the product', () => {
  const [title, first] = readFileSync('../../README.md', 'utf8').split('\n\n')
  expect(title).toBe('# Love98')
  const opening = first?.replaceAll('\n', ' ').split('. ', 1)[0]
  expect(opening).toContain('desktop')
  expect(opening).toContain('for people who use crypto wallets')
  expect(opening).toContain('the front page of a token community')
})

test('the changelog has a dated heading for each version, the newest first, which is the version of the package', () => {
  const headings = readFileSync('../../CHANGELOG.md', 'utf8').match(/^## .*$/gm) ?? []
  const found = headings.map((heading) => /^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/.exec(heading))
  expect(found).not.toContain(null)
  const days = found.map((version) => version?.[2] ?? '')
  expect([...days].sort().reverse()).toEqual(days)
  expect(found[0]?.[1]).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version)
})
