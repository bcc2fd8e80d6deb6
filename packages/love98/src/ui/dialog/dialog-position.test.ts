// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type DialogPosition, positionDialog } from './dialog-position'
import { dialogStack, pushDialog } from './dialog-stack'

const size = { width: 200, height: 100 }
let open: DialogPosition[] = []

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
  document.body.innerHTML = '<main></main><footer></footer>'
  Object.defineProperty(main(), 'clientHeight', { value: 772 })
  dialogStack.setState([], true)
})
afterEach(() => {
  for (const position of open) position.end()
  open = []
})

const main = () => document.querySelector('main') as HTMLElement
const footer = () => document.querySelector('footer') as HTMLElement

function addWindow(place: { x: number; y: number }, isActive = false): HTMLElement {
  const element = document.createElement('section')
  element.dataset.window = ''
  if (isActive) element.dataset.active = ''
  element.innerHTML = '<button type="button">Open</button>'
  element.getBoundingClientRect = () => new DOMRect(place.x, place.y, 400, 300)
  main().append(element)
  return element
}

/** Adds an element, as `Dialog` does before it asks for its place. */
function addDialog(parent: Element): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  Object.defineProperties(dialog, {
    offsetWidth: { value: size.width },
    offsetHeight: { value: size.height },
  })
  dialog.getBoundingClientRect = () => {
    const { x, y } = placeOf(dialog)
    return new DOMRect(x, y, size.width, size.height)
  }
  parent.append(dialog)
  pushDialog(dialog)
  return dialog
}

const placeOf = ({ style }: HTMLElement) => ({
  x: Number.parseInt(style.getPropertyValue('--x'), 10),
  y: Number.parseInt(style.getPropertyValue('--y'), 10),
})

function place(dialog: HTMLDialogElement, opener: Element | null = null) {
  open.push(positionDialog(dialog, opener))
  return placeOf(dialog)
}

/** The rectangle and the dialog have the same middle. */
const over = (rect: { x: number; y: number; width: number; height: number }) => ({
  x: rect.x + (rect.width - size.width) / 2,
  y: rect.y + (rect.height - size.height) / 2,
})
const overWindow = (at: { x: number; y: number }) => over({ ...at, width: 400, height: 300 })
const onScreen = over({ x: 0, y: 0, width: 1280, height: 772 })

// Proves S10.1
describe('a dialog opens over', () => {
  test('the window in which it is, although another window is active', () => {
    const window = addWindow({ x: 100, y: 60 })
    addWindow({ x: 700, y: 400 }, true)
    expect(place(addDialog(window))).toEqual(overWindow({ x: 100, y: 60 }))
  })

  test('the dialog in front of it', () => {
    const window = addWindow({ x: 100, y: 60 }, true)
    const owner = addDialog(window)
    place(owner)
    owner.style.setProperty('--x', '700px')
    owner.style.setProperty('--y', '500px')
    expect(place(addDialog(window), owner)).toEqual({ x: 700, y: 500 })
  })

  test('the last of several dialogs, which need not be in the document before it', () => {
    const window = addWindow({ x: 100, y: 60 }, true)
    const [first, second] = [addDialog(footer()), addDialog(window)]
    first.style.setProperty('--x', '700px')
    first.style.setProperty('--y', '500px')
    second.style.setProperty('--x', '300px')
    second.style.setProperty('--y', '200px')
    expect(place(addDialog(document.body))).toEqual({ x: 300, y: 200 })
  })

  test('the window that had the focus, if it is an element of the desktop itself', () => {
    const window = addWindow({ x: 100, y: 60 })
    addWindow({ x: 700, y: 400 }, true)
    const opener = window.querySelector('button')
    expect(place(addDialog(document.body), opener)).toEqual(overWindow({ x: 100, y: 60 }))
  })

  test('the active window, if it is of the taskbar', () => {
    addWindow({ x: 100, y: 60 })
    addWindow({ x: 700, y: 400 }, true)
    const button = footer().appendChild(document.createElement('button'))
    expect(place(addDialog(footer()), button)).toEqual(overWindow({ x: 700, y: 400 }))
  })

  test('the middle of the work area, if no window is active', () => {
    addWindow({ x: 100, y: 60 })
    expect(place(addDialog(footer()))).toEqual(onScreen)
  })

  test('the middle of the work area, if its window is minimized', () => {
    const window = addWindow({ x: 0, y: 0 }, true)
    window.getBoundingClientRect = () => new DOMRect()
    expect(place(addDialog(footer()), document.body)).toEqual(onScreen)
  })
})

test('a dialog over a window at an edge stays inside the work area', () => {
  const window = addWindow({ x: 1200, y: 700 }, true)
  expect(place(addDialog(window))).toEqual({ x: 1280 - size.width, y: 772 - size.height })
})
