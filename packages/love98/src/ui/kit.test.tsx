// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { act, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AcknowledgeRisk } from './acknowledge-risk/acknowledge-risk'
import { useAcknowledgment } from './acknowledge-risk/use-acknowledgment'
import { AddressText } from './address-text/address-text'
import { CheckBox } from './check-box/check-box'
import { CopyButton } from './copy-button/copy-button'
import { DialogButtons } from './dialog-buttons/dialog-buttons'
import { ExplorerLink } from './explorer-link/explorer-link'
import { FactList } from './fact-list/fact-list'
import { FileButton } from './file-button/file-button'
import { ListBox } from './list-box/list-box'
import { Notice } from './notice/notice'
import { QrCode } from './qr-code/qr-code'
import { RadioButtons, RadioGroup } from './radio-group/radio-group'
import { ScrollBox } from './scroll-box/scroll-box'
import { Slider } from './slider/slider'
import { StatusText } from './status-text/status-text'
import { ColorField } from './text-field/color-field'
import { NumberField } from './text-field/number-field'
import { TextArea } from './text-field/text-area'
import { TextField } from './text-field/text-field'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ignore = () => undefined
const colors = [
  { id: 'red', label: 'Red' },
  { id: 'blue', label: 'Blue' },
  { id: 'grey', label: 'Grey', disabled: true },
] as const

const rows = colors.map(({ id, label }) => ({ id, content: label }))

const named = { 'aria-label': 'Pencil', 'data-tip': 'Pencil (P)' }
const pencils = [{ id: 'pencil', label: null, named, picture: <i>🖉</i> }] as const

function Kept<Value>({
  first,
  children,
}: {
  first: Value
  children: (value: Value, change: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(first)
  return children(value, setValue)
}

function Acknowledged({ risks }: { risks: string }) {
  return <AcknowledgeRisk label="I have read" acknowledgment={useAcknowledgment(risks)} />
}

const controls: Readonly<Record<string, ReactNode>> = {
  AcknowledgeRisk: <Acknowledged risks="one" />,
  AddressText: <AddressText address={address} />,
  CheckBox: <CheckBox label="Sounds" checked onChange={ignore} />,
  ColorField: <ColorField label="Color" value="#ff0000" onChange={ignore} />,
  CopyButton: <CopyButton text="0x1" />,
  DialogButtons: <DialogButtons primary={{ label: 'OK' }} dismiss={{ label: 'Cancel', onClick: ignore }} />,
  ExplorerLink: (
    <ExplorerLink explorer={{ url: 'https://explorer.example' }} path="tx/0x1">
      Transaction
    </ExplorerLink>
  ),
  FactList: <FactList facts={[['Sent', '1 CAT']]} />,
  FileButton: (
    <FileButton label="Theme" accept=".theme" onFile={ignore}>
      Import
    </FileButton>
  ),
  ListBox: <ListBox label="Colors" rows={rows} selected="blue" onSelect={ignore} />,
  Notice: <Notice role="alert" text="Offline." onRetry={ignore} />,
  NumberField: <NumberField label="Wait" unit="min" least={1} most={9} value={3} onChange={ignore} />,
  QrCode: <QrCode text={address} label="QR code" size={200} />,
  RadioGroup: <RadioGroup label="Color" options={colors} value="red" onChange={ignore} />,
  'RadioGroup of pictures': (
    <RadioGroup label="Tools" isLabelHidden options={pencils} value="pencil" onChange={ignore} />
  ),
  ScrollBox: (
    <ScrollBox as="section" aria-label="Rules">
      Rule
    </ScrollBox>
  ),
  Slider: <Slider label="Volume" valueText="40 percent" value={40} onChange={ignore} />,
  StatusText: <StatusText isProblem>Not a valid address.</StatusText>,
  TextArea: <TextArea label="Message" value="Hello" onChange={ignore} />,
  TextField: <TextField label="Name" value="Ann" onChange={ignore} />,
}

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main><h1>Control</h1><div id="page"></div></main>'
  root = createRoot(document.getElementById('page') ?? document.body)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.documentElement.removeAttribute('dir')
})

const draw = (control: ReactNode) => act(async () => root.render(control))
const all = <Found extends HTMLElement = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
]
const one = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
  const [found, other] = all<Found>(selector)
  if (!found || other) throw new Error(`There is not exactly one ${selector}.`)
  return found
}
const click = (element: HTMLElement | undefined) => act(async () => element?.click())
/** Types as a browser does: React reads the setter of the element's class. */
const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Rules that need a layout, which the document of this test does not have. */
const withoutLayout = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

describe.each(Object.entries(controls))('the control %s', (name, control) => {
  test.each(['ltr', 'rtl'])('the control is accessible in a page written %s', async (direction) => {
    document.documentElement.lang = 'en'
    document.title = name
    document.documentElement.dir = direction
    await draw(control)
    const { violations, passes } = await axe.run(document, { rules: withoutLayout })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(passes.length).toBeGreaterThan(0)
  })
})

test('style sheets of the kit follow the text direction', () => {
  for (const path of ['fact-list/fact-list.module.css', 'qr-code/qr-code.module.css'])
    expect(readFileSync(`src/ui/${path}`, 'utf8')).not.toMatch(
      /\b(?:left|right|width|height|margin-(?:top|bottom)|padding-(?:top|bottom))\s*:/,
    )
})

test('a QR code keeps its colors in forced colors', () => {
  const css = readFileSync('src/ui/qr-code/qr-code.module.css', 'utf8')
  expect(css).toMatch(/forced-color-adjust: none/)
})

describe('FactList', () => {
  test('a list omits facts without a value and isolates texts', async () => {
    await draw(
      <FactList
        facts={[
          ['To', address],
          ['Note', ''],
          ['Name', null],
          ['Fee', 0],
          ['Play', <button key="play" type="button" />],
        ]}
      />,
    )
    expect(all('dt').map(({ textContent }) => textContent)).toEqual(['To', 'Fee', 'Play'])
    expect(all('dd > bdi').map(({ textContent }) => textContent)).toEqual([address, '0'])
    expect(all('dd > button')).toHaveLength(1)
  })

  test('a list shows the tooltip of a value', async () => {
    await draw(<FactList facts={[['To', '0xf39F…2266', address]]} />)
    expect(one('dd').dataset.tip).toBe(address)
  })
})

describe('RadioGroup', () => {
  test('a press chooses an option, and no disabled one', async () => {
    await draw(
      <Kept<string> first="red">
        {(value, change) => <RadioGroup label="Color" options={colors} value={value} onChange={change} />}
      </Kept>,
    )
    const [red, blue, grey] = all<HTMLInputElement>('input')
    await click(blue)
    expect([red?.checked, blue?.checked]).toEqual([false, true])
    await click(grey)
    expect([blue?.checked, grey?.checked]).toEqual([true, false])
  })

  test('two groups with the same options are independent', async () => {
    await draw(
      <>
        <RadioGroup label="Front" options={colors} value="red" onChange={ignore} />
        <RadioGroup label="Back" options={colors} value="blue" onChange={ignore} />
      </>,
    )
    expect(all<HTMLInputElement>('input:checked').map(({ value }) => value)).toEqual(['red', 'blue'])
    expect(new Set(all<HTMLInputElement>('input').map(({ name }) => name)).size).toBe(2)
  })

  test('an option of a picture alone has a name and a tooltip', async () => {
    await draw(<RadioButtons options={pencils} value={null} onChange={ignore} />)
    const [pencil] = all<HTMLInputElement>('input')
    expect(pencil?.getAttribute('aria-label')).toBe('Pencil')
    expect(pencil?.dataset.tip).toBe('Pencil (P)')
    expect(pencil?.closest('label')?.textContent).toBe('🖉')
  })

  test('the group reports the option below the pointer', async () => {
    const onPoint = vi.fn()
    await draw(<RadioButtons options={colors} value="red" onChange={ignore} onPoint={onPoint} />)
    const [, blue] = all('label')
    const move = (name: string, relatedTarget: Element | null) =>
      act(async () => blue?.dispatchEvent(new MouseEvent(name, { bubbles: true, relatedTarget })))
    await move('pointerover', document.body)
    await move('pointerout', document.body)
    expect(onPoint.mock.calls).toEqual([['blue'], [undefined]])
  })
})

describe('fields', () => {
  test('a text field is named by its label and reports its text', async () => {
    await draw(
      <Kept first="">{(value, change) => <TextField label="Name" value={value} onChange={change} />}</Kept>,
    )
    const field = one<HTMLInputElement>('input')
    expect([...(field.labels ?? [])].map(({ textContent }) => textContent)).toEqual(['Name'])
    await type(field, 'Ann')
    expect(field.value).toBe('Ann')
  })

  test('a text area is named by its label and reports its text', async () => {
    await draw(
      <Kept first="">{(value, change) => <TextArea label="Message" value={value} onChange={change} />}</Kept>,
    )
    const field = one<HTMLTextAreaElement>('textarea')
    expect(one<HTMLLabelElement>('label').control).toBe(field)
    await type(field, 'Hello')
    expect(field.value).toBe('Hello')
  })

  test('a number field reports numbers within its limits and replaces others when it is left', async () => {
    const onChange = vi.fn()
    await draw(<NumberField label="Wait" unit="min" least={1} most={9} value={3} onChange={onChange} />)
    const field = one<HTMLInputElement>('input')
    await type(field, '12')
    await type(field, '7')
    expect(onChange.mock.calls).toEqual([[7]])
    await type(field, '')
    await act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(field.value).toBe('3')
  })

  test('the buttons of a number field count up and down within its limits', async () => {
    const onChange = vi.fn()
    await draw(<NumberField label="Wait" unit="min" least={1} most={3} value={3} onChange={onChange} />)
    const [up, down] = document.querySelectorAll('button')
    await click(up as HTMLElement)
    expect(onChange).not.toHaveBeenCalled()
    await click(down as HTMLElement)
    expect(onChange.mock.calls).toEqual([[2]])
    expect(document.activeElement).toBe(one('input'))
  })

  test('a check box reports its new state', async () => {
    const onChange = vi.fn()
    await draw(<CheckBox label="Sounds" checked={false} onChange={onChange} />)
    await click(one('input'))
    expect(onChange.mock.calls).toEqual([[true]])
  })

  test('a color field and a slider report their values', async () => {
    const [onColor, onVolume] = [vi.fn(), vi.fn()]
    await draw(
      <>
        <ColorField label="Color" value="#ff0000" onChange={onColor} />
        <Slider label="Volume" valueText="40 percent" value={40} min={0} max={100} onChange={onVolume} />
      </>,
    )
    await type(one('[type=color]'), '#00ff00')
    await type(one('[type=range]'), '55')
    expect(onColor.mock.calls).toEqual([['#00ff00']])
    expect(onVolume.mock.calls).toEqual([[55]])
  })

  test('a file button opens the file field', async () => {
    await draw(controls.FileButton)
    const pressed = vi.spyOn(one<HTMLInputElement>('input'), 'click')
    await click(one('button'))
    expect(pressed).toHaveBeenCalledOnce()
  })
})

describe('DialogButtons', () => {
  test('the default button submits the form, or calls its handler', async () => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn((event: Event) => event.preventDefault())]
    await draw(
      <>
        <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
          <DialogButtons primary={{ label: 'OK' }} dismiss={{ label: 'Cancel', onClick: ignore }} />
        </form>
        <DialogButtons primary={{ label: 'Close', onClick, hasFocus: true }} />
      </>,
    )
    const [ok, cancel, close] = all('button')
    for (const button of [ok, cancel, close]) await click(button)
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onClick).toHaveBeenCalledOnce()
    expect(all('[data-default]')).toEqual([ok, close])
    expect(all('[data-autofocus]')).toEqual([close])
  })

  test('other buttons are between the default button and the last one', async () => {
    await draw(
      <DialogButtons primary={{ label: 'OK' }} dismiss={{ label: 'Cancel', onClick: ignore }}>
        <button type="button">Apply</button>
      </DialogButtons>,
    )
    expect(all('button').map(({ textContent }) => textContent)).toEqual(['OK', 'Apply', 'Cancel'])
  })
})

describe('CopyButton', () => {
  test.each([
    [true, 'Copied', 'copied'],
    [false, 'Not copied', 'failed'],
  ])('the button shows the outcome if the clipboard takes the text: %s', async (isTaken, label, outcome) => {
    const onOutcome = vi.fn()
    const writeText = vi.fn(() => (isTaken ? Promise.resolve() : Promise.reject(new Error('denied'))))
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    document.execCommand = () => false
    await draw(
      <CopyButton text="0x1" label="Copy" copied="Copied" failed="Not copied" onOutcome={onOutcome} />,
    )
    await click(one('button'))
    expect(writeText.mock.calls).toEqual([['0x1']])
    expect(one('button').textContent).toBe(label)
    expect(onOutcome).toHaveBeenLastCalledWith(outcome)
  })
})

test('an acknowledgment is void while the risks differ, and valid again when they return', async () => {
  await draw(<Acknowledged risks="one" />)
  await click(one('input'))
  expect(one<HTMLInputElement>('input').checked).toBe(true)
  await draw(<Acknowledged risks="one, two" />)
  expect(one<HTMLInputElement>('input').checked).toBe(false)
  await draw(<Acknowledged risks="one" />)
  expect(one<HTMLInputElement>('input').checked).toBe(true)
})

test('an address is shown in full or as its name', async () => {
  await draw(
    <>
      <AddressText address={address} shown={null} />
      <AddressText address={address} shown="ann.eth" title={address} />
    </>,
  )
  expect(all('bdi').map(({ textContent, title }) => [textContent, title])).toEqual([
    [address, ''],
    ['ann.eth', address],
  ])
})

test('an explorer link opens a new tab, and its fallback is shown without an explorer', async () => {
  await draw(controls.ExplorerLink)
  const { href, target, rel } = one<HTMLAnchorElement>('a')
  expect({ href, target, rel }).toEqual({
    href: 'https://explorer.example/tx/0x1',
    target: '_blank',
    rel: 'noopener noreferrer',
  })
  await draw(
    <ExplorerLink explorer={null} path="tx/0x1" fallback="0x1">
      Transaction
    </ExplorerLink>,
  )
  expect(one('#page').innerHTML).toBe('0x1')
})

test('a notice is a paragraph, with a button if it can be retried', async () => {
  const onRetry = vi.fn()
  await draw(<Notice role="status" text="Loading" />)
  expect(one('.window-notice').outerHTML).toBe('<p class="window-notice" role="status">Loading</p>')
  await draw(<Notice role="alert" text="Offline." onRetry={onRetry} />)
  expect(one('[role=alert] > p').textContent).toBe('Offline.')
  await click(one('button'))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a scroll box can receive the focus', async () => {
  await draw(controls.ScrollBox)
  one('section').focus()
  expect(document.activeElement).toBe(one('section'))
})

test('the modules of a QR code have whole pixels', async () => {
  await draw(<QrCode text={address} label="QR code" size={200} />)
  const [, , modules] = one('svg').getAttribute('viewBox')?.split(' ').map(Number) ?? []
  expect(Number(one('svg').getAttribute('width')) % Number(modules)).toBe(0)
  await draw(<QrCode text={address} label="QR code" modulePixels={5} />)
  expect(Number(one('svg').getAttribute('width'))).toBe(5 * Number(modules))
})
