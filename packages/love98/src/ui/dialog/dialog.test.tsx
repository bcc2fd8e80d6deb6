// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MessageBox } from '@/ui/message-box/message-box'
import { Dialog } from './dialog'
import { type DialogCommands, provideDialogCommands } from './dialog-host'
import { dialogStack } from './dialog-stack'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
const commands = { drag: vi.fn(), openSystemMenu: vi.fn(), beep: vi.fn() } satisfies DialogCommands
provideDialogCommands(async () => commands)
let root: ReturnType<typeof createRoot>

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<main></main><div id="page"></div>'
  root = createRoot(document.getElementById('page') ?? document.body)
})
afterEach(() => act(async () => root.unmount()))

const ignore = () => undefined
const draw = (page: ReactNode) => act(async () => root.render(page))
const inFront = () =>
  [...document.querySelectorAll('dialog[data-active]')].map((dialog) => dialog.textContent)

describe('the active caption', () => {
  const dialogs = {
    program: (inside?: ReactNode) => (
      <Dialog title="program" onClose={ignore}>
        {inside}
      </Dialog>
    ),
    wallet: (inside?: ReactNode) => (
      <Dialog title="wallet" onClose={ignore}>
        {inside}
      </Dialog>
    ),
    demo: (inside?: ReactNode) => (
      <Dialog title="demo" onClose={ignore} closable={false}>
        {inside}
      </Dialog>
    ),
    box: () => <MessageBox title="box" text="" icon="info" buttons={[]} onAnswer={ignore} />,
  }
  type Kind = keyof typeof dialogs
  const kinds = Object.keys(dialogs) as Kind[]
  const pairs = kinds.flatMap((owner) =>
    kinds.filter((child) => child !== owner).map((child) => [owner, child]),
  )

  /** The places of the document in which the parts of the page draw their dialogs. */
  const Page = ({ shown }: { shown: readonly Kind[] }) => (
    <>
      <footer>{shown.includes('wallet') && dialogs.wallet()}</footer>
      <main>{shown.includes('program') && dialogs.program()}</main>
      <div>{shown.includes('box') && dialogs.box()}</div>
      <aside>{shown.includes('demo') && dialogs.demo()}</aside>
    </>
  )

  // Proves S10.2
  test.each(pairs as [Kind, Kind][])('of %s and then %s is that of the second one', async (owner, child) => {
    await draw(<Page shown={[owner]} />)
    expect(inFront()).toEqual([owner])
    await draw(<Page shown={[owner, child]} />)
    expect(inFront()).toEqual([child])
    await draw(<Page shown={[owner]} />)
    expect(inFront()).toEqual([owner])
    await draw(<Page shown={[]} />)
    expect(dialogStack.getState()).toEqual([])
  })

  test('of a dialog within another one is that of the inner one', async () => {
    await draw(dialogs.program())
    await draw(dialogs.program(dialogs.wallet()))
    expect(inFront()).toEqual(['wallet'])
  })

  test('of an owner that closes first stays with the other one', async () => {
    await draw(<Page shown={['program']} />)
    await draw(<Page shown={['program', 'box']} />)
    await draw(<Page shown={['box']} />)
    expect(inFront()).toEqual(['box'])
  })
})

describe('the first focus', () => {
  const focusOf = async (body: ReactNode) => {
    await draw(
      <Dialog title="Title" onClose={ignore}>
        {body}
      </Dialog>,
    )
    return document.activeElement?.id
  }

  // Proves S10.3
  test('is in the first field, after buttons that copy or explain', async () => {
    expect(
      await focusOf(
        <>
          <button type="button">Copy</button>
          <input type="checkbox" />
          <input readOnly />
          <input id="field" />
          <button type="button" data-default>
            OK
          </button>
        </>,
      ),
    ).toBe('field')
  })

  // Proves S10.3
  test('is on the default button of a dialog without a field', async () => {
    expect(
      await focusOf(
        <>
          <button type="button">Copy</button>
          <button type="button" id="ok" data-default>
            OK
          </button>
        </>,
      ),
    ).toBe('ok')
  })

  test('is on the default button of the next step, after a step that removes the focused one', async () => {
    const step = (id: string) =>
      focusOf(
        <button key={id} type="button" id={id}>
          {id}
        </button>,
      )
    expect(await step('cancel')).toBe('cancel')
    await step('back')
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('back'))
  })

  test('is on the dialog until its contents arrive, and then on their first control', async () => {
    expect(await focusOf(null)).toBe('')
    expect(document.activeElement?.tagName).toBe('DIALOG')
    await focusOf(<button type="button" id="late" data-default />)
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('late'))
  })

  // Proves S10.3
  test('is where the dialog says, and scrolls nothing', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    expect(
      await focusOf(
        <>
          <input />
          <button type="button" id="sign" data-autofocus>
            Sign
          </button>
        </>,
      ),
    ).toBe('sign')
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
    focus.mockRestore()
  })
})

describe('the caption and the area outside', () => {
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement
  const press = (target: Element, type: string, at: { x: number; y: number }) =>
    act(async () => {
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y }),
      )
    })

  beforeEach(async () => {
    await draw(
      <Dialog title="Title" onClose={ignore}>
        <p>Text</p>
      </Dialog>,
    )
    dialog().getBoundingClientRect = () => new DOMRect(100, 100, 200, 100)
  })

  // Proves S10.1
  test('a press outside plays the default sound and lets the caption blink', async () => {
    await press(dialog(), 'mousedown', { x: 20, y: 20 })
    expect(commands.beep).toHaveBeenCalledOnce()
    expect(dialog().dataset.refusing).toBe('')
  })

  test('a press on the frame, or on the text, does not', async () => {
    await press(dialog(), 'mousedown', { x: 101, y: 101 })
    await press(dialog().querySelector('p') as Element, 'mousedown', { x: 150, y: 150 })
    expect(commands.beep).not.toHaveBeenCalled()
  })

  // Proves S10.1
  test('the caption moves the dialog, and its Close button does not', async () => {
    await press(dialog().querySelector('h2') as Element, 'pointerdown', { x: 150, y: 110 })
    expect(commands.drag).toHaveBeenCalledOnce()
    const [moved] = commands.drag.mock.calls[0] as Parameters<DialogCommands['drag']>
    moved.onMoved({ x: 7, y: 9 })
    expect(dialog().style.getPropertyValue('--x')).toBe('7px')
    await press(dialog().querySelector('h2 + button') as Element, 'pointerdown', { x: 290, y: 110 })
    expect(commands.drag).toHaveBeenCalledOnce()
  })

  // Proves S10.1
  test('Alt+Space opens the system menu', async () => {
    const key = new KeyboardEvent('keydown', {
      key: ' ',
      code: 'Space',
      altKey: true,
      bubbles: true,
      cancelable: true,
    })
    await act(async () => dialog().dispatchEvent(key))
    expect(key.defaultPrevented).toBe(true)
    expect(commands.openSystemMenu).toHaveBeenCalledOnce()
  })
})
