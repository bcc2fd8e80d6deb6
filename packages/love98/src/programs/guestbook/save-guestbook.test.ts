// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { saveGuestbook } from './save-guestbook'

const path = '/api/guestbook/export'

function answering(parts: Readonly<Record<string, string>>) {
  const requested: string[] = []
  const saved: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}` }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const read = async (address: string) => {
    requested.push(address)
    const text = parts[address]
    return new Response(text ?? '', { status: text === undefined ? 503 : 200 })
  }
  return { requested, saved, read }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a long guestbook is requested in parts and saved as one line per entry', async () => {
  const { requested, saved, read } = answering({
    [path]: '{"id":9}\n{"id":8}\n{"next":8}\n',
    [`${path}?before=8`]: '{"id":7}\n{"next":null}\n',
  })
  await saveGuestbook(read)
  expect(requested).toEqual([path, `${path}?before=8`])
  expect(saved).toHaveLength(1)
  expect(await saved[0]?.text()).toBe('{"id":9}\n{"id":8}\n{"id":7}\n')
})

for (const [what, rest] of [
  ['has no last line', '{"id":7}\n'],
  ['is truncated within a line', '{"id":7}\n{"ne'],
  ['names a newer part as the next', '{"id":7}\n{"next":8}\n'],
  ['names an invalid next part', '{"id":7}\n{"next":"7"}\n'],
  ['is refused', undefined],
] as const)
  test(`nothing is saved when a part ${what}`, async () => {
    const { requested, saved, read } = answering({
      [path]: '{"id":8}\n{"next":8}\n',
      ...(rest !== undefined && { [`${path}?before=8`]: rest }),
    })
    await expect(saveGuestbook(read)).rejects.toMatchObject({ code: 'server-unavailable' })
    expect(requested).toHaveLength(2)
    expect(saved).toEqual([])
  })
