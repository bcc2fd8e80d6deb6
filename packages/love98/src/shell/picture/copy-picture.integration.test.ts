// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { notifications } from '@/desktop/notifications/notifications'
import { copyDesktopPicture } from './copy-picture'

const drawn = vi.hoisted(() => ({ fails: false, plates: [] as string[], saved: [] as string[] }))
vi.mock('./paint-desktop', () => ({
  async paintDesktop(plate: string) {
    drawn.plates.push(plate)
    if (drawn.fails) throw new Error('no canvas')
    return { toBlob: (done: (blob: Blob) => void) => done(new Blob(['picture'], { type: 'image/png' })) }
  },
}))
vi.mock('@/browser/save-blob', () => ({ saveBlob: (name: string) => drawn.saved.push(name) }))

const title = () => notifications.getState().history[0]?.title

function clipboardThat(write: (items: readonly ClipboardItem[]) => Promise<void>) {
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly contents: Record<string, Promise<Blob>>) {}
    },
  )
  vi.spyOn(navigator.clipboard, 'write').mockImplementation((items) => write(items))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
const refuse = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))

beforeEach(() => {
  drawn.fails = false
  drawn.plates = []
  drawn.saved = []
  notifications.setState({ history: [], waiting: [] })
})

// Proves S10.22
test('the picture with the address of the site is copied, and no file is saved', async () => {
  const copied: unknown[] = []
  clipboardThat(async ([item]) => {
    copied.push(await (item as unknown as { contents: Record<string, Promise<Blob>> }).contents['image/png'])
  })
  await copyDesktopPicture()
  expect(copied).toEqual([expect.any(Blob)])
  expect([drawn.plates, drawn.saved]).toEqual([[location.host], []])
  expect(title()).toBe('The picture of the desktop was copied')
})

// Proves S10.22
test('a browser that copies no pictures saves a file', async () => {
  clipboardThat(refuse)
  await copyDesktopPicture()
  expect(drawn.saved).toEqual(['desktop.png'])
  expect(title()).toBe('The picture of the desktop was saved')
})

test('the key of the system saves no file, and does nothing while another program has the focus', async () => {
  clipboardThat(refuse)
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  await copyDesktopPicture(true)
  expect(drawn.saved).toEqual([])
  // The system has its own picture for this key, so a refusal is no failure.
  expect(notifications.getState().history).toEqual([])
  focus.mockReturnValue(false)
  await copyDesktopPicture(true)
  expect(navigator.clipboard.write).toHaveBeenCalledOnce()
})

test('a picture that cannot be drawn is reported as an error', async () => {
  clipboardThat(refuse)
  drawn.fails = true
  await copyDesktopPicture()
  expect(drawn.saved).toEqual([])
  expect(notifications.getState().history[0]).toMatchObject({
    ...{ kind: 'error', title: 'The picture could not be drawn' },
  })
})
