import { expect, test } from 'vitest'
import { announce, announcements } from './announcements'

test('a text that is announced twice changes the live region twice', () => {
  announce('left 8, top 16')
  expect(announcements.getState().polite).toBe('left 8, top 16')
  announce('left 8, top 16')
  expect(announcements.getState().polite).toBe('left 8, top 16\u00a0')
  announce('left 8, top 16')
  expect(announcements.getState().polite).toBe('left 8, top 16')
})

test('an urgent text goes to the assertive region', () => {
  announce('Swap failed', 'urgent')
  expect(announcements.getState().urgent).toBe('Swap failed')
  expect(announcements.getState().polite).not.toContain('Swap')
})
