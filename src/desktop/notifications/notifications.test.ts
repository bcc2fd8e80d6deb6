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

test('balloons are ordered oldest first, and the list newest first', () => {
  notify({ ...told, id: 'a' })
  notify({ ...told, id: 'b' })
  expect(ids('waiting')).toEqual(['a', 'b'])
  expect(ids('history')).toEqual(['b', 'a'])
  expect(notifications.getState().unread).toBe(2)
})

test('a notification with the same id replaces the earlier one in its place', () => {
  notify({ ...told, id: 'a', text: 'Pending' })
  notify({ ...told, id: 'b' })
  notify({ ...told, id: 'a', text: 'Confirmed' })
  expect(notifications.getState().waiting.map(({ text }) => text)).toEqual(['Confirmed', 'Confirmed'])
  expect(ids('waiting')).toEqual(['a', 'b'])
  expect(ids('history')).toEqual(['a', 'b'])
  expect(notifications.getState().unread).toBe(2)
})

test('a dismissed notification stays in the list, and its next update shows a balloon again', () => {
  notify({ ...told, id: 'a' })
  dismissNotification('a')
  expect(ids('waiting')).toEqual([])
  expect(ids('history')).toEqual(['a'])
  notify({ ...told, id: 'a' })
  expect(ids('waiting')).toEqual(['a'])
})

test('notifications without an id get different ids', () => {
  expect(notify(told)).not.toBe(notify(told))
})

test('the list drops the oldest notifications beyond its limit', () => {
  for (let count = 0; count <= historyLimit; count++) notify({ ...told, id: `n${count}` })
  expect(ids('history').length).toBe(historyLimit)
  expect(ids('history')).not.toContain('n0')
})

test('cleared notifications are restored below newer ones', () => {
  notify({ ...told, id: 'a' })
  clearHistory()
  expect(ids('history')).toEqual([])
  notify({ ...told, id: 'b' })
  restoreHistory()
  expect(ids('history')).toEqual(['b', 'a'])
})

test('opening the list marks all notifications as read', () => {
  notify(told)
  readNotifications()
  expect(notifications.getState().unread).toBe(0)
})
