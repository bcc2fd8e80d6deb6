// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { VerifyDialog } from '@/dialogs/sign-in/verify-dialog'
import { AppError, type ErrorCode } from '@/domain/errors'
import { WalletContext } from '@/wallet/use-wallet'
import { iconsIn } from '../support/shown-icons'
import { testSettings } from './test-settings'

const steps = vi.hoisted(() => ({ state: null as unknown }))
vi.mock('@/wallet/sign-in/sign-in-steps', () => ({
  signInSteps: () => ({ start() {}, leave() {}, proceed() {}, state: steps.state }),
}))

type Step = { phase: 'preparing' | 'idle' } | { phase: 'failed'; step: string; failure: AppError }
const state = createStore<Step>(() => ({ phase: 'preparing' }))
let root: ReturnType<typeof createRoot>

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  steps.state = state
  root = createRoot(document.querySelector('main') ?? document.body)
  const wallet = {
    settings: testSettings,
    connection: createStore(() => ({
      ...{ status: 'connected', address: `0x${'1'.repeat(40)}`, chainId: 1, supported: true, agreed: true },
    })),
    session: createStore(() => ({ status: 'unauthenticated' })),
    config: {},
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <WalletContext value={wallet as never}>
          <VerifyDialog onClose={() => undefined} />
        </WalletContext>
      </QueryClientProvider>,
    ),
  )
  return () => act(async () => root.unmount())
})

const shown = async (step: Step) => {
  await act(async () => state.setState(step, true))
  const line = document.querySelector('[role=status]')
  return { text: line?.textContent, icons: iconsIn(line) }
}
const failed = (step: string, code: ErrorCode) =>
  shown({ phase: 'failed', step, failure: new AppError(code) })

// Proves S2.12, S10.7
test.each([
  ['prepare', 'database-unavailable'],
  ['sign', 'wallet-failed'],
  ['verify', 'server-unavailable'],
] as const)('a failure to %s has the disc of errors', async (step, code) => {
  const { text, icons } = await failed(step, code)
  expect(text).not.toBe('')
  expect(icons).toEqual(['error'])
})

test('a refusal by the visitor, and a step that runs, have no disc', async () => {
  expect((await failed('sign', 'user-rejected')).icons).toEqual([])
  expect((await shown({ phase: 'preparing' })).icons).toEqual([])
  expect((await shown({ phase: 'idle' })).icons).toEqual([])
})
