// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CheckBox } from '@/ui/check-box/check-box'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { DropDown } from '@/ui/drop-down/drop-down'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import { Tabs } from '@/ui/tabs/tabs'
import { NumberField } from '@/ui/text-field/number-field'
import { TextField } from '@/ui/text-field/text-field'
import { startAccessKeys } from './access-keys'

const ignore = () => undefined
const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
] as const

let root: Root
let stop: AbortController
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('main')))
  stop = new AbortController()
  startAccessKeys(stop.signal)
})
afterEach(async () => {
  stop.abort()
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const show = (content: ReactNode) => act(async () => root.render(content))

/** Presses a key where the focus is. @returns whether the page handled it */
async function press(key: string, modifiers: KeyboardEventInit = { altKey: true }, isAltGr = false) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  // In this document ALT is AltGr, too.
  event.getModifierState = (modifier) => modifier === 'AltGraph' && isAltGr
  await act(async () => {
    ;(document.activeElement ?? document.body).dispatchEvent(event)
  })
  return event.defaultPrevented
}

const keysOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((control) => control.getAttribute('aria-keyshortcuts'))

function Form({ onPress = ignore }: { onPress?: () => void }) {
  const [isOn, setOn] = useState(false)
  const [color, setColor] = useState('red')
  return (
    <dialog open>
      <TextField label="Name:" defaultValue="cat" />
      <NumberField label="Wait:" unit="minutes" least={1} most={9} value={5} onChange={ignore} />
      <CheckBox label="Numbers" checked={isOn} onChange={setOn} />
      <RadioGroup
        label="Color"
        options={['red', 'navy'].map((id) => ({ id, label: id === 'red' ? 'Red' : 'Navy' }))}
        value={color}
        onChange={setColor}
      />
      <span id="sort">Sort by:</span>
      <DropDown labelledBy="sort" options={[{ id: 'a', label: 'A' }]} value="a" onChange={ignore} />
      <DialogButtons primary={{ label: 'OK' }} dismiss={{ label: 'Cancel' }}>
        <button type="button" onClick={onPress}>
          Apply
        </button>
        <button type="button" disabled onClick={onPress}>
          Delete
        </button>
        <button type="button" aria-label="Close" />
      </DialogButtons>
    </dialog>
  )
}

// Proves S10.4
test('each label of a dialog has its own letter; OK, Cancel and Close have none', async () => {
  await show(<Form />)
  expect(keysOf('input')).toEqual(['Alt+N', 'Alt+W', 'Alt+U', 'Alt+R', 'Alt+A'])
  expect(keysOf('button:not([tabindex])')).toEqual(['Alt+S', null, 'Alt+P', 'Alt+D', null, null])
})

// Proves S10.4
test('ALT and the letter focus a field, turn a box on, choose an option and press a button', async () => {
  const onPress = vi.fn()
  await show(<Form onPress={onPress} />)
  const [name, , box, red, navy] = document.querySelectorAll('input')
  expect(await press('n')).toBe(true)
  expect(document.activeElement).toBe(name)
  expect([name?.selectionStart, name?.selectionEnd]).toEqual([0, 3])
  await press('u')
  expect(document.activeElement).toBe(box)
  expect(box?.checked).toBe(true)
  await press('a')
  expect([red?.checked, navy?.checked]).toEqual([false, true])
  await press('s')
  expect(document.activeElement?.getAttribute('role')).toBe('combobox')
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false')
  expect(onPress).not.toHaveBeenCalled()
  await press('P')
  expect(onPress).toHaveBeenCalledOnce()
})

test('a letter alone, other modifiers and a disabled button do nothing', async () => {
  const onPress = vi.fn()
  await show(<Form onPress={onPress} />)
  document.querySelector('input')?.focus()
  expect(await press('p', {})).toBe(false)
  expect(await press('p', { altKey: true, ctrlKey: true })).toBe(false)
  expect(await press('p', { altKey: true, metaKey: true })).toBe(false)
  expect(await press('p', { altKey: true }, true)).toBe(false)
  expect(await press('x')).toBe(false)
  expect(await press('d')).toBe(true)
  expect(onPress).not.toHaveBeenCalled()
})

test('the names of the controls do not change', async () => {
  await show(<Form />)
  const texts = [...document.querySelectorAll('label, button')].map((one) => one.textContent)
  expect(texts).toEqual([
    ...['Name:', 'Wait:', '', '', 'Numbers', 'Red', 'Navy', 'A'],
    ...['OK', 'Apply', 'Delete', '', 'Cancel'],
  ])
})

test('a changed label and a new one get letters, and the other labels keep theirs', async () => {
  const dialog = (labels: readonly string[]) => (
    <dialog open>
      {labels.map((label) => (
        <button key={labels.indexOf(label)} type="button">
          {label}
        </button>
      ))}
    </dialog>
  )
  await show(dialog(['Sign']))
  expect(keysOf('button')).toEqual(['Alt+S'])
  await show(dialog(['Reject', 'Details']))
  await vi.waitFor(() => expect(keysOf('button')).toEqual(['Alt+R', 'Alt+D']))
})

test('the tabs keep their letters on each page, and the letters of the menu bar are not theirs', async () => {
  function Sheet() {
    const [selected, select] = useState<'one' | 'two'>('one')
    return (
      <section data-window>
        <div role="menubar">
          <button type="button" role="menuitem" aria-keyshortcuts="Alt+O">
            Options
          </button>
        </div>
        <Tabs label="Pages" tabs={tabs} selected={selected} onSelect={select}>
          <button type="button">{selected === 'one' ? 'Open' : 'To'}</button>
        </Tabs>
      </section>
    )
  }
  await show(<Sheet />)
  expect(keysOf('[role=tab], [role=tabpanel] button')).toEqual(['Alt+N', 'Alt+T', 'Alt+P'])
  document.querySelector<HTMLElement>('[role=tab]')?.focus()
  await press('t')
  await vi.waitFor(() =>
    expect(keysOf('[role=tab], [role=tabpanel] button')).toEqual(['Alt+N', 'Alt+T', null]),
  )
})

test('only the dialog with the focus has the keys; rows of lists have none', async () => {
  const outside = vi.fn()
  const inside = vi.fn()
  await show(
    <section data-window>
      <button type="button" onClick={outside}>
        Send
      </button>
      <ul>
        <li>
          <button type="button">Row</button>
        </li>
      </ul>
      <dialog open>
        <button type="button" onClick={inside}>
          Send
        </button>
      </dialog>
    </section>,
  )
  expect(keysOf('button')).toEqual(['Alt+S', null, 'Alt+S'])
  document.querySelector<HTMLElement>('dialog button')?.focus()
  await press('s')
  expect([inside.mock.calls.length, outside.mock.calls.length]).toEqual([1, 0])
})

test('a dialog within a toolbar has letters, and a button of the toolbar has none', async () => {
  await show(
    <div role="toolbar">
      <button type="button">Account</button>
      <dialog open>
        <button type="button">Sign</button>
      </dialog>
    </div>,
  )
  await vi.waitFor(() => expect(keysOf('button')).toEqual([null, 'Alt+S']))
})

// Proves S10.4
test('a label in Chinese or Japanese has a Latin letter in parentheses that no name contains', async () => {
  await show(
    <dialog open>
      <TextField label="金额：" />
      <button type="button">保存</button>
    </dialog>,
  )
  await vi.waitFor(() => expect(keysOf('input, button')).toEqual(['Alt+A', 'Alt+B']))
  const added = [...document.querySelectorAll('[data-access-key]')]
  expect(added.map(({ textContent }) => textContent)).toEqual(['(A)', '(B)'])
  expect(added.every((one) => one.getAttribute('aria-hidden') === 'true')).toBe(true)
  await show(<dialog open>{null}</dialog>)
  expect(document.querySelector('[data-access-key]')).toBeNull()
})

// Proves S10.4
test('in forced colors each letter follows its label in parentheses, unless the label ends with it', async () => {
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue({
    ...window.matchMedia('all'),
    matches: true,
    addEventListener: ignore,
  })
  stop.abort()
  stop = new AbortController()
  startAccessKeys(stop.signal)
  await show(
    <dialog open>
      <button type="button">Open</button>
      <button type="button">開く(K)</button>
      <button type="button" aria-label="Bold">
        B
      </button>
    </dialog>,
  )
  await vi.waitFor(() =>
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Open(O)',
      '開く(K)',
      'B',
    ]),
  )
  media.mockRestore()
})
