// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContextHelp } from './context-help'

const texts: Readonly<Record<string, string>> = { name: 'Your name.', save: 'Keeps it.' }
const load = vi.fn(async (control: string) => texts[control])
const saved = vi.fn()
const outside = vi.fn()

let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  for (const mock of [load, saved, outside]) mock.mockClear()
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.getElementById('page') ?? document.body)
  await act(async () =>
    root.render(
      <section role="dialog" aria-label="Properties" data-window="" onKeyDown={outside}>
        <div data-caption="">
          <span>
            <button type="button">Close</button>
          </span>
        </div>
        <input data-help="name" />
        <button type="button" data-help="save" onClick={saved}>
          Save
        </button>
        <button type="button" id="plain" onClick={saved}>
          Plain
        </button>
        <ContextHelp label="What's This?" load={load} />
      </section>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
})

const one = (selector: string) => document.querySelector<HTMLElement>(selector)
const ask = () => one('[data-caption] [aria-label="What\'s This?"]')
const shown = () => one('[popover]')?.textContent
const press = (selector: string, key: string) =>
  act(async () => {
    one(selector)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
const click = (element: HTMLElement | null) => act(async () => element?.click())

// Proves S10.5
test('F1 shows the text of the control with the focus, and any key closes it and returns the focus', async () => {
  await act(async () => one('input')?.focus())
  await press('input', 'F1')
  expect(shown()).toBe('Your name.')
  expect(document.activeElement).toBe(one('[popover]'))
  expect(outside).not.toHaveBeenCalled()
  await press('[popover]', 'Escape')
  expect(shown()).toBeUndefined()
  expect(document.activeElement).toBe(one('input'))
  expect(outside).not.toHaveBeenCalled()
})

test('F1 on a control without a text is left to the desktop', async () => {
  await press('#plain', 'F1')
  expect(shown()).toBeUndefined()
  expect(outside).toHaveBeenCalledOnce()
  expect(load).not.toHaveBeenCalled()
})

// Proves S10.5
test('after the question mark, a press on a control shows its text and does not use it', async () => {
  await click(ask())
  expect(ask()?.ariaPressed ?? ask()?.getAttribute('aria-pressed')).toBe('true')
  expect(load).not.toHaveBeenCalled()
  await click(one('[data-help=save]'))
  expect(shown()).toBe('Keeps it.')
  expect(saved).not.toHaveBeenCalled()
  expect(ask()?.getAttribute('aria-pressed')).toBe('false')
  await press('[popover]', 'a')
  await click(one('[data-help=save]'))
  expect(saved).toHaveBeenCalledOnce()
})

test('a press elsewhere, ESC and a second press of the button end the question', async () => {
  await click(ask())
  await click(one('#plain'))
  expect([saved.mock.calls.length, ask()?.getAttribute('aria-pressed')]).toEqual([1, 'false'])
  await click(ask())
  await press('input', 'Escape')
  expect(ask()?.getAttribute('aria-pressed')).toBe('false')
  expect(outside).not.toHaveBeenCalled()
  await click(ask())
  await click(ask())
  expect(ask()?.getAttribute('aria-pressed')).toBe('false')
  expect(shown()).toBeUndefined()
})
