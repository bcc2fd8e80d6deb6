import { beforeEach, expect, test } from 'vitest'
import {
  clearHistory,
  dismissNotification,
  historyLimit,
  notifications,
  notify,
  readNotifications,
  restoreHistory,
} from './notifications'

const told = { kind: 'information', title: 'Swap', text: 'Confirmed' } as const
const ids = (list: 'waiting' | 'history') => notifications.getState()[list].map(({ id }) => id)

beforeEach(() => notifications.setState({ waiting: [], history: [], cleared: [], unread: 0 }))

test('balloons wait oldest first, the list has the newest first', () => {
  notify({ ...told, id: 'a' })
  notify({ ...told, id: 'b' })
  expect(ids('waiting')).toEqual(['a', 'b'])
  expect(ids('history')).toEqual(['b', 'a'])
  expect(notifications.getState().unread).toBe(2)
})

test('the same id replaces what was said, in its place among the balloons', () => {
  notify({ ...told, id: 'a', text: 'Pending' })
  notify({ ...told, id: 'b' })
  notify({ ...told, id: 'a', text: 'Confirmed' })
  expect(notifications.getState().waiting.map(({ text }) => text)).toEqual(['Confirmed', 'Confirmed'])
  expect(ids('waiting')).toEqual(['a', 'b'])
  expect(ids('history')).toEqual(['a', 'b'])
  expect(notifications.getState().unread).toBe(2)
})

test('a dismissed balloon stays in the list, and its next news is a balloon again', () => {
  notify({ ...told, id: 'a' })
  dismissNotification('a')
  expect(ids('waiting')).toEqual([])
  expect(ids('history')).toEqual(['a'])
  notify({ ...told, id: 'a' })
  expect(ids('waiting')).toEqual(['a'])
})

test('without an id each gets one of its own', () => {
  expect(notify(told)).not.toBe(notify(told))
})

test('the list forgets the oldest beyond its limit', () => {
  for (let count = 0; count <= historyLimit; count++) notify({ ...told, id: `n${count}` })
  expect(ids('history').length).toBe(historyLimit)
  expect(ids('history')).not.toContain('n0')
})

test('what was cleared comes back below what came since', () => {
  notify({ ...told, id: 'a' })
  clearHistory()
  expect(ids('history')).toEqual([])
  notify({ ...told, id: 'b' })
  restoreHistory()
  expect(ids('history')).toEqual(['b', 'a'])
})

test('an opened list has nothing new in it', () => {
  notify(told)
  readNotifications()
  expect(notifications.getState().unread).toBe(0)
})
