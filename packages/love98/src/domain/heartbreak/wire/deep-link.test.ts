import { expect, test } from 'vitest'
import { type DeepLink, formatDeepLink, parseDeepLink, sharePath } from './deep-link'

const board = 'g1.crush.aaaaaaaaaaaaaaaaaaaaaaaaaa'
const gameId = '0123456789abcdef0123456789abcdef'
const links: DeepLink[] = [{ kind: 'daily' }, { kind: 'board', boardId: board }, { kind: 'run', gameId }]

test('a formatted link is parsed to the same value, and has its own page', () => {
  for (const link of links) expect(parseDeepLink(formatDeepLink(link))).toEqual(link)
  expect(links.map((link) => sharePath(link))).toEqual([
    '/heartbreak/daily',
    `/heartbreak/b/${board}`,
    `/heartbreak/r/${gameId}`,
  ])
  expect(sharePath({ kind: 'daily' }, '2026-11-20')).toBe('/heartbreak/daily/2026-11-20')
})

test('any other text is refused', () => {
  for (const text of [
    '',
    'Daily',
    `run-${gameId}0`,
    'run-',
    `${board}a`,
    'g2.crush.a',
    '<script>',
    '../daily',
  ])
    expect(parseDeepLink(text)).toBeUndefined()
})
