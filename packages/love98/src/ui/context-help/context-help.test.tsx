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
        <div id="value" data-help="name">
          Value
        </div>
        <button type="button" data-help="save" onClick={saved}>
          Save
        </button>
        <button type="button" id="plain" onClick={saved}>
          Plain
        </button>
        <ContextHelp load={load} />
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
  await click(ask())
  await press('[data-asks]', 'Escape')
  expect(ask()?.getAttribute('aria-pressed')).toBe('false')
  expect(outside).not.toHaveBeenCalled()
  await click(ask())
  await click(ask())
  expect(ask()?.getAttribute('aria-pressed')).toBe('false')
  expect(shown()).toBeUndefined()
})

// Proves S10.5
test('while the question is open, the keyboard reaches a value, and Enter shows its text', async () => {
  expect(one('#value')?.tabIndex).toBe(-1)
  await click(ask())
  expect(one('#value')?.tabIndex).toBe(0)
  expect(one('input')?.hasAttribute('tabindex')).toBe(false)
  await press('#plain', 'Tab')
  await act(async () => one('#value')?.focus())
  await press('#value', 'Enter')
  expect(shown()).toBe('Your name.')
  expect(one('#value')?.tabIndex).toBe(-1)
  expect(outside).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Enter' }))
  await press('[popover]', 'Escape')
  expect(document.activeElement).toBe(one('#value'))
})

// Proves S10.5
test('in a dialog the question mark is before its Close button, and a text of the window behind is not shown', async () => {
  await act(async () =>
    root.render(
      <section data-window="">
        <div data-caption="">
          <span>
            <button type="button">Close</button>
          </span>
        </div>
        <ContextHelp load={load} />
        <dialog open>
          <div data-caption="">
            <h2>Properties</h2>
            <button type="button">Close</button>
          </div>
          <input data-help="name" />
          <ContextHelp load={load} />
        </dialog>
      </section>,
    ),
  )
  expect(document.querySelectorAll('[data-asks]')).toHaveLength(2)
  expect(one('dialog > [data-caption] > [data-asks]')).not.toBe(null)
  await press('dialog input', 'F1')
  expect(document.querySelectorAll('[popover]')).toHaveLength(1)
  expect(one('dialog > [popover]')?.textContent).toBe('Your name.')
})
