// @vitest-environment happy-dom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDesktopStore } from '@/desktop/desktop-store'
import { announcements } from '@/desktop/notifications/announcements'
import { notifications, notify } from '@/desktop/notifications/notifications'
import { trayRequested } from '@/desktop/notifications/tray-requested'
import { soundSettings } from '@/desktop/preferences/sounds'
import { DesktopContext } from '@/desktop/use-desktop'
import { emptyDesktop } from '@/domain/windows/windows'
import { Tray } from '@/shell/taskbar/tray/tray'
import { demoSettings } from '../../support/demo-settings'
import { settled, waitOptions } from '../../support/event-loop'

const buttons = () => [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))

beforeEach(() => {
  localStorage.clear()
  notifications.setState({ waiting: [], history: [], cleared: [], unread: 0 })
  trayRequested.setState({ isWanted: false })
  soundSettings.choose(null)
  announcements.setState({ polite: '', urgent: '' })
})

let root: Root | null = null

afterEach(() => root?.unmount())

/** The code of the tray is transformed when it is first imported. */

async function draw() {
  const taskbar = document.createElement('footer')
  taskbar.id = 'taskbar'
  document.body.replaceChildren(taskbar)
  const value = createDesktopStore(emptyDesktop)
  const drawn = createRoot(taskbar)
  root = drawn
  flushSync(() => drawn.render(createElement(DesktopContext, { value }, createElement(Tray))))
  await vi.waitFor(() => expect(taskbar.querySelector('time')?.textContent).toMatch(/\d/), waitOptions)
  // Effects run after the first render.
  await settled()
  return taskbar
}

test('the tray is rendered with three icons and the time, without buttons', async () => {
  const taskbar = await draw()
  expect(taskbar.querySelectorAll('.icon').length).toBe(3)
  expect(buttons()).toEqual([])
})

test.each(['pointerover', 'focusin'])(
  'the tray buttons load with the first %s in the taskbar',
  async (sign) => {
    const taskbar = await draw()
    taskbar.dispatchEvent(new Event(sign, { bubbles: true }))
    await vi.waitFor(() => {
      expect(buttons()).toEqual([
        'No wallet is connected',
        'Notifications',
        'Volume (muted)',
        'Language: English (en)',
        null,
      ])
      expect(taskbar.querySelectorAll('.icon').length).toBe(3)
    }, waitOptions)
  },
)

test('the tooltip of the clock names the demo, which the page asks for at the first look', async () => {
  const fetched = vi.fn(async () => Response.json(demoSettings))
  vi.stubGlobal('fetch', fetched)
  const taskbar = await draw()
  taskbar.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await vi.waitFor(() => expect(taskbar.querySelector('button time')).not.toBeNull(), waitOptions)
  const clock = taskbar.querySelector('button time')?.closest('button')
  expect(clock?.dataset.tip).not.toContain('\n')
  expect(fetched).not.toHaveBeenCalled()
  clock?.dispatchEvent(new Event('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(clock?.dataset.tip).toMatch(/\nCat Demo$/), waitOptions)
  expect(fetched).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('the tray buttons load with the first notification too, which is not lost', async () => {
  await draw()
  notify({ kind: 'information', title: 'Swap', text: 'Confirmed' })
  await vi.waitFor(() => expect(buttons()).toContain('Notifications, 1 new'), waitOptions)
  await vi.waitFor(() => {
    expect(document.querySelector('[role=group][aria-label=Swap]')).not.toBeNull()
    expect(announcements.getState().polite).toBe('Swap: Confirmed')
  }, waitOptions)
})

test('the tray buttons load at once when sounds are stored', async () => {
  localStorage.setItem('love98-sounds', '{"version":1,"isOn":true,"volume":0.5}')
  await draw()
  await vi.waitFor(() => expect(buttons()).toContain('Volume'), waitOptions)
})
