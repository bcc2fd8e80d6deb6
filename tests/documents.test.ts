import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBehaviour } from '../scripts/lib/check/behaviour.mjs'

test('[S1.1] the first sentences of the read-me say for whom this is, and what', () => {
  const [title, first] = readFileSync('README.md', 'utf8').split('\n\n')
  expect(title).toBe('# Love98')
  const opening = first?.replaceAll('\n', ' ').split('. ', 1)[0]
  expect(opening).toContain('desktop')
  expect(opening).toContain('for people who use crypto wallets')
  expect(opening).toContain('the front page of a token community')
})

test('[S2.4] every screen is built', () => {
  const { statements } = readBehaviour(readFileSync('docs/behaviour.md', 'utf8'))
  const screens = statements.filter(({ id }) => /^S2\.([5-9]|1[0-3])$/.test(id))
  expect(screens.map(({ id, status }) => [id, status])).toEqual(
    ['S2.5', 'S2.6', 'S2.7', 'S2.8', 'S2.9', 'S2.10', 'S2.11', 'S2.12', 'S2.13'].map((id) => [id, 'done']),
  )
})
