// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { clearHistory, notifications } from '@/desktop/notifications/notifications'
import type { SignInStatus } from '@/domain/sign-in/session'
import { useModal } from '@/ui/use-modal'
import { useEndOfSignIn } from './verify-dialog'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
const address = '0x1111111111111111111111111111111111111111'
const signedIn = {
  status: 'authenticated',
  address,
  chainId: 1,
  kind: 'account',
  expiresAt: '2026-11-22T12:00:00.000Z',
} as const
let root: ReturnType<typeof createRoot>
let session: Parameters<typeof useEndOfSignIn>[0]

function Verification() {
  useEndOfSignIn(session)
  const ref = useModal({ first: (dialog) => dialog.querySelector('button'), onClosed: () => undefined })
  return (
    <dialog ref={ref}>
      <button type="button" />
    </dialog>
  )
}

const element = (id: string) => document.getElementById(id)
const close = async () => {
  await act(async () => root.render(null))
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
}

beforeEach(async () => {
  const store = createStore<SignInStatus>(() => ({ status: 'unauthenticated' }))
  session = { ...store, adopt: () => undefined, signOut: async () => undefined }
  document.body.innerHTML =
    '<button id="opener"></button><div data-wallet-area><button></button><button id="account"></button></div><div id="page"></div>'
  element('opener')?.focus()
  root = createRoot(element('page') ?? document.body)
  await act(async () => root.render(<Verification />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  clearHistory()
})

// Proves S2.12
test('a session that opens is announced once, with its expiry; the focus returns to the opener', async () => {
  session.setState(signedIn, true)
  await close()
  const [only, ...others] = notifications.getState().history
  expect(others).toEqual([])
  expect(only).toMatchObject({ title: 'Account Verified', kind: 'information' })
  expect(only?.text).toMatch(/^You are signed in until .*\d/)
  expect(document.activeElement).toBe(element('opener'))
})

// Proves S2.12
test('if the opener is gone, the last button of the wallet area gets the focus', async () => {
  element('opener')?.remove()
  await close()
  expect(document.activeElement).toBe(element('account'))
})

// Proves S2.12
test('closing without a session announces nothing', async () => {
  await close()
  expect(notifications.getState().history).toEqual([])
})
