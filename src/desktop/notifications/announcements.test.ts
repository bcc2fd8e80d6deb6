import { expect, test } from 'vitest'
import { announce, announcements } from './announcements'

test('what is told twice changes the region twice', () => {
  announce('left 8, top 16')
  expect(announcements.getState().polite).toBe('left 8, top 16')
  announce('left 8, top 16')
  expect(announcements.getState().polite).toBe('left 8, top 16\u00a0')
  announce('left 8, top 16')
  expect(announcements.getState().polite).toBe('left 8, top 16')
})

test('what is urgent goes to a region of its own', () => {
  announce('Swap failed', 'urgent')
  expect(announcements.getState().urgent).toBe('Swap failed')
  expect(announcements.getState().polite).not.toContain('Swap')
})
