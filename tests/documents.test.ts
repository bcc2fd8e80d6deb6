import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('[S1.1] the first sentences of the read-me say for whom this is, and what', () => {
  const [title, first] = readFileSync('README.md', 'utf8').split('\n\n')
  expect(title).toBe('# Love98')
  const opening = first?.replaceAll('\n', ' ').split('. ', 1)[0]
  expect(opening).toContain('desktop')
  expect(opening).toContain('for people who use crypto wallets')
  expect(opening).toContain('the front page of a token community')
})
