// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localCommunity } from '@/app/local-community'
import { messageBoxes } from '@/desktop/message-boxes'
import { CommunityContext } from '@/desktop/use-community'
import { DesktopContext } from '@/desktop/use-desktop'
import { common } from '@/texts/common'
import { paint } from '@/texts/paint'
import PaintWindow from './window'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let root: ReturnType<typeof createRoot>
let mayClose: (() => Promise<boolean>) | null = null
let title = ''

const window = (
  <DesktopContext value={{ dispatch: () => undefined } as never}>
    <CommunityContext value={localCommunity()}>
      <PaintWindow
        {...{ windowId: 'paint-1', argument: null, minimized: false, active: true }}
        setArgument={() => undefined}
        setTitle={(text) => {
          title = text
        }}
        close={() => undefined}
        guardClose={(ask) => {
          mayClose = ask
          return () => {
            mayClose = null
          }
        }}
        askForAttention={() => undefined}
      />
    </CommunityContext>
  </DesktopContext>
)

beforeEach(async () => {
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.getElementById('page') ?? document.body)
  await act(async () => root.render(window))
})
afterEach(async () => {
  await act(async () => root.unmount())
})

const picture = () => document.querySelector<HTMLElement>('[role="application"]')
const status = () => document.querySelector('[role="status"]')?.textContent
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    picture()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  })

test('a static page says that the picture needs JavaScript', () => {
  expect(renderToStaticMarkup(window)).toContain(paint.preparing)
})

test('the tools, the colors and the picture have names', () => {
  expect(title).toBe(paint.title(paint.untitled))
  const names = [...document.querySelectorAll('input')].map((input) => input.getAttribute('aria-label'))
  for (const name of Object.values(paint.toolNames)) expect(names).toContain(name)
  expect(names.filter((name) => /^Color \d+, #[0-9a-f]{6}$/.test(name ?? ''))).toHaveLength(16)
  expect(picture()?.getAttribute('aria-label')).toContain(paint.untitled)
})

test('keys choose a tool, draw, and undo, and the status bar reads each', async () => {
  await press('p')
  expect(status()).toBe(paint.chosenTool(paint.toolNames.pencil, paint.hints.pencil))
  await press('ArrowRight')
  await press('ArrowRight', { shiftKey: true })
  expect(status()).toMatch(/^10, 0: #/)
  await press(' ')
  expect(status()).toBe(paint.penDown)
  await press('ArrowDown')
  await press(' ')
  expect(status()).toBe(paint.penUp)
  await press('z', { ctrlKey: true })
  expect(status()).toBe(paint.undone)
  await press('z', { ctrlKey: true })
  expect(status()).toBe(paint.nothingToUndo)
  await press('y', { ctrlKey: true })
  expect(status()).toBe(paint.redone)
})

// Proves S10.12
test('a window with an unsaved picture asks before it closes, and stays open after Cancel', async () => {
  expect(mayClose).toBeNull()
  await press('ArrowRight')
  await press(' ')
  await press(' ')
  const answered = mayClose?.()
  await act(async () => undefined)
  const [box] = messageBoxes.getState().queue
  expect(box).toMatchObject({
    text: paint.unsaved(paint.untitled),
    buttons: [paint.yes, common.no, common.cancel],
  })
  await act(async () => box?.answer(common.cancel))
  expect(await answered).toBe(false)
})
