// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { earlyKeysScript } from './early-keys'
import { consumeEarlyText } from './early-text'

const root: HTMLElement & { keep?: unknown } = document.documentElement
let closed = 0

// biome-ignore lint/security/noGlobalEval: it is a constant of this project, run as the browser runs it
beforeAll(() => window.eval(earlyKeysScript))
beforeEach(() => {
  closed = 0
  delete root.keep
  document.body.innerHTML = `
    <section id="run" data-window data-dialog="cascaded" data-active tabindex="-1">
      <button data-glyph="close"></button><input id="field">
    </section>
    <section id="swap" data-window tabindex="-1"></section>`
  document.querySelector('[data-glyph]')?.addEventListener('click', () => closed++)
})

function press(on: Element | null, ...keys: string[]) {
  return keys.map((key) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    on?.dispatchEvent(event)
    return event.defaultPrevented
  })
}
const element = (id: string) => document.getElementById(id)
const take = () => consumeEarlyText(element('field') ?? document.body)

test('text typed on the frame of a dialog is kept in order and returned once', () => {
  expect(press(element('run'), 'n', 'o', 'x', 'Backspace', 't', ' ', 'é', 'Shift', 'Tab')).toEqual([
    ...[true, true, true, false, true, true, true, false, false],
  ])
  expect(take()).toEqual({ text: 'not é', isEntered: false })
  press(element('run'), 'x')
  expect(take()).toBeNull()
})

test('Enter ends the recorded line', () => {
  press(element('run'), 'a', 'Enter', 'b', 'Enter')
  expect(take()).toEqual({ text: 'a', isEntered: true })
})

test('Escape on the frame presses Close, before and after the program is loaded', () => {
  press(element('run'), 'Escape')
  take()
  press(element('run'), 'Escape')
  expect(closed).toBe(2)
})

test('the script ignores keys in a field, in a window that is not a dialog, and with CTRL', () => {
  for (const on of [element('field'), element('swap')]) press(on, 'a', 'Escape')
  element('run')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true }))
  expect([take()?.text, closed]).toEqual(['', 0])
})

test('keys on the body count until the page is hydrated, because nothing has the focus yet', () => {
  root.keep = () => {}
  press(document.body, 'a', 'Escape')
  expect([take()?.text, closed]).toEqual(['a', 1])
})

test('keys on the body of a hydrated page count until the program itself listens', () => {
  press(document.body, 'a')
  expect(take()?.text).toBe('a')
  press(document.body, 'b', 'Escape')
  expect([take(), closed]).toEqual([null, 0])
})

test('a background dialog ignores keys', () => {
  element('run')?.removeAttribute('data-active')
  press(element('run'), 'a', 'Escape')
  expect([take()?.text, closed]).toEqual(['', 0])
})
