import { expect, test } from 'vitest'
import { shownPrograms } from './shown-programs'

const programs = ['pairs', 'guestbook'] as const

test('a guestbook that is not configured is hidden with what is not configured', () => {
  expect(shownPrograms({ programs, guestbook: null, showUnset: false })).toEqual(['pairs'])
  expect(shownPrograms({ programs, showUnset: false })).toEqual(['pairs'])
  expect(shownPrograms({ programs, guestbook: null, showUnset: true })).toEqual(programs)
  expect(shownPrograms({ programs, guestbook: { owners: [] }, showUnset: false })).toEqual(programs)
})
