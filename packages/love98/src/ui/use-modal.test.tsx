// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useModal } from './use-modal'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
let root: ReturnType<typeof createRoot>
let closed = 0

beforeEach(() => {
  closed = 0
  document.body.innerHTML = '<button id="opener"></button><div id="page"></div>'
  document.getElementById('opener')?.focus()
  root = createRoot(document.getElementById('page') ?? document.body)
})
afterEach(() => act(async () => root.unmount()))

function Question({ closable }: { closable: boolean }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <Modal onClosed={() => (closable ? setOpen(false) : undefined)} /> : null
}

function Modal({ onClosed }: { onClosed: () => void }) {
  const ref = useModal({
    first: (dialog) => dialog.querySelector('button'),
    onClosed: () => {
      closed++
      onClosed()
    },
  })
  return (
    <dialog ref={ref}>
      <button type="button" id="agree" />
    </dialog>
  )
}

const dialog = () => document.querySelector('dialog')
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
/** As a browser does at the second Escape. */
const closeByBrowser = () => act(async () => dialog()?.close())

test('a dialog that requires an answer is shown again, with its focus, each time the browser closes it', async () => {
  await act(async () => root.render(<Question closable={false} />))
  for (let times = 1; times <= 3; times++) {
    await closeByBrowser()
    await frame()
    expect(dialog()?.open).toBe(true)
    expect(document.activeElement?.id).toBe('agree')
    expect(closed).toBe(times)
  }
})

test('a dialog closed by the browser notifies its owner, and the focus returns', async () => {
  await act(async () => root.render(<Question closable />))
  await closeByBrowser()
  await frame()
  expect(dialog()).toBeNull()
  expect(closed).toBe(1)
  expect(document.activeElement?.id).toBe('opener')
})

test('a dialog removed by its owner reports no closing by the browser', async () => {
  await act(async () => root.render(<Question closable />))
  await act(async () => root.render(null))
  await frame()
  expect(closed).toBe(0)
})
