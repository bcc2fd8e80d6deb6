import { expect, test } from 'vitest'
import { maxNameLength, parseBestTimes } from './best-times'

const none = { lastName: '', names: {} }

test('stored names are read by level', () => {
  const times = { lastName: 'Kim', names: { crush: 'Kim', 'long-distance': '' } }
  expect(parseBestTimes(JSON.stringify({ version: 1, ...times }))).toEqual(times)
})

test('damaged names are dropped', () => {
  for (const text of [
    null,
    '',
    'nonsense',
    '[]',
    '{"version":2}',
    '{"version":1}',
    '{"version":1,"names":7}',
  ])
    expect(parseBestTimes(text)).toEqual(none)
  const names = { crush: 7, fling: 'x'.repeat(maxNameLength + 1), 'A B': 'Kim', pocket: 'Kim' }
  expect(parseBestTimes(JSON.stringify({ version: 1, lastName: {}, names }))).toEqual({
    lastName: '',
    names: { pocket: 'Kim' },
  })
})
