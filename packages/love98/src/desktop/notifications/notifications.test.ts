import { beforeEach, expect, test } from 'vitest'
import {
  clearHistory,
  dismissNotification,
  historyLimit,
  notifications,
  notify,
  readNotification,
  readNotifications,
  restoreHistory,
} from './notifications'

const notification = { kind: 'information', title: 'Swap', text: 'Confirmed' } as const
const ids = (list: 'waiting' | 'history') => notifications.getState()[list].map(({ id }) => id)

beforeEach(() => notifications.setState({ waiting: [], history: [], cleared: [], unread: 0 }))

test('balloons and the list are ordered newest first', () => {
  notify({ ...notification, id: 'a' })
  notify({ ...notification, id: 'b' })
  expect(ids('waiting')).toEqual(['b', 'a'])
  expect(ids('history')).toEqual(['b', 'a'])
  expect(notifications.getState().unread).toBe(2)
})

test('a notification with the same id replaces the earlier one and comes first', () => {
  notify({ ...notification, id: 'a', text: 'Pending' })
  notify({ ...notification, id: 'b' })
  notify({ ...notification, id: 'a', text: 'Confirmed' })
  expect(notifications.getState().waiting.map(({ text }) => text)).toEqual(['Confirmed', 'Confirmed'])
  expect(ids('waiting')).toEqual(['a', 'b'])
  expect(ids('history')).toEqual(['a', 'b'])
  expect(notifications.getState().unread).toBe(2)
})

test('a dismissed notification stays in the list, and its next update shows a balloon again', () => {
  notify({ ...notification, id: 'a' })
  dismissNotification('a')
  expect(ids('waiting')).toEqual([])
  expect(ids('history')).toEqual(['a'])
  notify({ ...notification, id: 'a' })
  expect(ids('waiting')).toEqual(['a'])
})

test('a closed balloon is read, and a retired one stays unread', () => {
  notify({ ...notification, id: 'a' })
  dismissNotification('a')
  notify({ ...notification, id: 'b' })
  readNotification('b')
  expect(ids('waiting')).toEqual([])
  expect(notifications.getState().unread).toBe(1)
})

test('notifications without an id get different ids', () => {
  expect(notify(notification)).not.toBe(notify(notification))
})

test('the list drops the oldest notifications beyond its limit', () => {
  for (let count = 0; count <= historyLimit; count++) notify({ ...notification, id: `n${count}` })
  expect(ids('history').length).toBe(historyLimit)
  expect(ids('history')).not.toContain('n0')
})

test('cleared notifications are restored below newer ones', () => {
  notify({ ...notification, id: 'a' })
  clearHistory()
  expect(ids('history')).toEqual([])
  notify({ ...notification, id: 'b' })
  restoreHistory()
  expect(ids('history')).toEqual(['b', 'a'])
})

// Proves S10.6
test('opening the list marks all notifications as read and removes their balloons', () => {
  notify({ ...notification, id: 'a' })
  notify({ ...notification, id: 'b' })
  readNotifications()
  expect(notifications.getState().unread).toBe(0)
  expect(ids('waiting')).toEqual([])
  expect(ids('history')).toEqual(['b', 'a'])
})
