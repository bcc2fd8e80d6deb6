// @vitest-environment happy-dom
import { createElement, Fragment } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { announcements } from '@/desktop/notifications/announcements'
import { notifications, notify } from '@/desktop/notifications/notifications'
import { LiveRegions } from '@/shell/desktop'
import { Balloons } from '@/shell/taskbar/notifications/balloons'
import { useNotifications } from '@/shell/taskbar/notifications/use-notifications'
import { settled, waitOptions } from '../support/event-loop'

function Shell() {
  useNotifications()
  return createElement(Fragment, null, createElement(LiveRegions), createElement(Balloons))
}

const balloons = () =>
  [...document.querySelectorAll('[role=group]')].map((one) => one.getAttribute('aria-label'))
const region = (role: 'status' | 'alert') => document.querySelector(`[role=${role}]`)?.textContent
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
const press = (name: string) => flushSync(() => button(name)?.click())

beforeEach(async () => {
  notifications.setState({ waiting: [], history: [], cleared: [], unread: 0 })
  announcements.setState({ polite: '', urgent: '' })
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  flushSync(() => createRoot(page).render(createElement(Shell)))
  // Effects that listen to the stores run after the first render.
  await vi.waitFor(() => expect(region('status')).toBe(''), waitOptions)
  await settled()
})

test('notifications are announced politely, and failures assertively', () => {
  flushSync(() => notify({ kind: 'information', title: 'Swap', text: 'Confirmed' }))
  expect(region('status')).toBe('Swap: Confirmed')
  expect(region('alert')).toBe('')
  flushSync(() => notify({ kind: 'error', title: 'Swap', text: 'Reverted' }))
  expect(region('alert')).toBe('Swap: Reverted')
})

// Proves S10.6
test('balloons come one after the other, newest first', () => {
  flushSync(() => {
    notify({ id: 'a', kind: 'information', title: 'First', text: 'one' })
    notify({ id: 'b', kind: 'information', title: 'Second', text: 'two' })
  })
  expect(balloons()).toEqual(['Second'])
  expect(document.body.textContent).toContain('1 more')
  press('Dismiss')
  expect(balloons()).toEqual(['First'])
  press('Dismiss')
  expect(balloons()).toEqual([])
  expect(notifications.getState().history.map(({ id }) => id)).toEqual(['b', 'a'])
})

test('Escape in a balloon dismisses it', () => {
  flushSync(() => notify({ kind: 'information', title: 'First', text: 'one' }))
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
  flushSync(() => button('Dismiss')?.dispatchEvent(pressed))
  expect(balloons()).toEqual([])
})

test('a press on a balloon opens its subject, once', () => {
  const onOpen = vi.fn()
  flushSync(() => notify({ kind: 'information', title: 'First', text: 'one', onOpen }))
  press('Firstone')
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(balloons()).toEqual([])
})
