// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { guestbook } from '@/texts/guestbook'
import { iconsIn } from '../../../tests/support/shown-icons'
import { SignForm } from './sign-form'

let root: ReturnType<typeof createRoot>
const signing = {
  ...{ isBusy: false, status: '', hasFailed: false, setStatus: () => undefined, run: async () => false },
}

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') ?? document.body)
  const you = { isHidden: false, wrote: false } as never
  await act(async () => root.render(<SignForm you={you} signing={signing} />))
  return () => act(async () => root.unmount())
})

const problem = () => document.querySelector('[role=alert]')
const type = (text: string) =>
  act(async () => {
    const field = document.querySelector('input') as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

// Proves S10.7
test('an entry that cannot be signed has the disc of errors, and one that can has none', async () => {
  expect(problem()?.textContent).toBe('')
  expect(iconsIn(problem())).toEqual([])
  await type('see love98 dot com')
  expect(Object.values(guestbook.problems)).toContain(problem()?.textContent)
  expect(iconsIn(problem())).toEqual(['error'])
  await type('gm cats')
  expect(problem()?.textContent).toBe('')
  expect(iconsIn(problem())).toEqual([])
})
