// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/domain/errors'
import { AddToWallet } from '@/programs/pairs/add-to-wallet'
import { pairs } from '@/texts/pairs'
import { iconsIn } from '../../support/shown-icons'

const wallet = vi.hoisted(() => ({ answer: async (): Promise<boolean> => true }))
vi.mock('@/wallet/wallet-providers', () => ({
  WalletProviders: ({ children }: { children: React.ReactNode }) => children,
}))
vi.mock('@/wallet/use-wallet', () => ({
  useWallet: () => ({
    settings: { exchange: { chainId: 1 }, tokens: { CAT: { address: '0x01', chainId: 1, decimals: 18 } } },
  }),
}))
vi.mock('@/wallet/account/use-watch-token', () => ({ useWatchToken: () => () => wallet.answer() }))

let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') ?? document.body)
  await act(async () => root.render(<AddToWallet symbol="CAT" />))
  return () => act(async () => root.unmount())
})

async function press(answer: () => Promise<boolean>) {
  wallet.answer = answer
  await act(async () => document.querySelector('button')?.click())
  const line = document.querySelector('[role=status], [role=alert]')
  return { role: line?.getAttribute('role'), text: line?.textContent, icons: iconsIn(line) }
}

// Proves S2.13, S10.7
test('a wallet that fails is reported with the disc of errors', async () => {
  const { role, text, icons } = await press(() => Promise.reject(new AppError('wallet-failed')))
  expect(role).toBe('alert')
  expect(text).not.toBe('')
  expect(icons).toEqual(['error'])
})

test('an answer of the visitor is no error, whichever it is', async () => {
  const no = { role: 'status', icons: [] }
  expect(await press(async () => true)).toEqual({ ...no, text: pairs.added('CAT') })
  expect(await press(async () => false)).toEqual({ ...no, text: pairs.notAdded })
  expect(await press(() => Promise.reject(new AppError('user-rejected')))).toEqual({
    ...no,
    text: 'Request rejected.',
  })
})
