// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPress } from './menu-press'

const mouse = { pointerId: 1, pointerType: 'mouse', buttons: 2 }
let [stop, clicks] = [new AbortController(), 0]

/** A row of an open menu; wherever the pointer is, it is over the row. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  stop = new AbortController()
  clicks = 0
  document.body.innerHTML = '<div><button data-id="row"></button></div>'
  const row = document.querySelector('button')
  row?.addEventListener('click', () => clicks++)
  document.elementFromPoint = () => row
})

afterEach(() => {
  stop.abort()
  vi.useRealTimers()
})

function follow(press = mouse) {
  const layer = document.querySelector('div')
  if (!layer) throw new Error('there is no menu')
  return followPress(layer, press, stop.signal)
}

const tell = (type: string) =>
  document.body.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', bubbles: true }))

test('a held press that opened the menu chooses when it is released', () => {
  const press = follow()
  expect(press.isHeld(1)).toBe(true)
  vi.advanceTimersByTime(300)
  tell('pointerup')
  expect(clicks).toBe(1)
  expect(press.isHeld(1)).toBe(false)
})

test('a press that was released before the menu was loaded chooses nothing', () => {
  const press = follow()
  vi.advanceTimersByTime(300)
  tell('pointerdown')
  expect(press.isHeld(1)).toBe(false)
  // The browser dispatches the click; the code must not.
  tell('pointerup')
  expect(clicks).toBe(0)
})

test('a finger lifted before the menu was loaded chooses with its next tap, however soon', () => {
  const finger = (type: string, pointerId: number) =>
    document.body.dispatchEvent(
      new PointerEvent(type, { pointerId, pointerType: 'touch', isPrimary: true, bubbles: true }),
    )
  follow({ pointerId: 1, pointerType: 'touch', buttons: 1 })
  vi.advanceTimersByTime(100)
  finger('pointerdown', 2)
  finger('pointerup', 2)
  document.querySelector('button')?.click()
  expect(clicks).toBe(1)
})

test('a finger lifted right after it opened the menu chooses nothing', () => {
  follow({ pointerId: 1, pointerType: 'touch', buttons: 1 })
  vi.advanceTimersByTime(100)
  document.body.dispatchEvent(
    new PointerEvent('pointerup', { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true }),
  )
  document.querySelector('button')?.click()
  expect(clicks).toBe(0)
})
