import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, inlinesOf, plainLines } from './document'

test('a text is split at its links', () => {
  expect(inlinesOf('See [Icons](#icons) and [The Taskbar](#task-bar).')).toEqual([
    { text: 'See ' },
    { text: 'Icons', topic: 'icons' },
    { text: ' and ' },
    { text: 'The Taskbar', topic: 'task-bar' },
    { text: '.' },
  ])
  expect(inlinesOf('[Icons](#icons)')).toEqual([{ text: 'Icons', topic: 'icons' }])
})

test.each(['', 'Click [here] (#icons)', '[Icons](https://example.org)', '[](#icons)', '#icons'])(
  'the text "%s" has no link',
  (text) => {
    expect(inlinesOf(text)).toEqual(text === '' ? [] : [{ text }])
  },
)

test('no character of a text without links is lost, and links keep their text', () => {
  const word = fc.stringMatching(/^[a-z ]{1,6}$/)
  const piece = fc.record({ text: word, topic: fc.option(fc.stringMatching(/^[a-z-]{1,5}$/)) })
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces
        .map((one) => (one.topic === null ? one.text : `[${one.text}](#${one.topic})`))
        .join('')
      const inlines = inlinesOf(text)
      expect(inlines.map((inline) => inline.text).join('')).toBe(pieces.map((one) => one.text).join(''))
      expect(inlines.flatMap(({ topic }) => topic ?? [])).toEqual(pieces.flatMap(({ topic }) => topic ?? []))
    }),
  )
})

test('a document in plain text has a line for each paragraph and heading, and numbers and dashes in lists', () => {
  const blocks: readonly Block[] = [
    'See [Icons](#icons).',
    { heading: 'The [Desktop](#desktop)' },
    { steps: ['Click Start.', 'Click [Run](#run).'] },
    { list: ['One', 'Two'] },
  ]
  expect(plainLines(blocks)).toEqual([
    'See Icons.',
    'The Desktop',
    '1. Click Start.\n2. Click Run.',
    '- One\n- Two',
  ])
})
