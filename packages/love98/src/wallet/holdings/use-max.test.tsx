// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Spendable } from '@/domain/wallet/network-fee'
import { useMax } from './use-max'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const ether = 10n ** 18n
const coin = { symbol: 'ETH', decimals: 18 }
const known: Spendable = { amount: 9n * ether, kept: ether, isCautious: false }

let root: ReturnType<typeof createRoot>
let max: ReturnType<typeof useMax>
let filled: bigint[]

function Button({ subject }: { subject: string }) {
  max = useMax(subject, coin)
  return max.note
}

const draw = (subject: string) => act(async () => root.render(<Button subject={subject} />))
const press = (read: () => Promise<Spendable>) =>
  act(async () => max.press({ balance: 10n * ether, read, fill: (amount) => filled.push(amount) }))
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const never = () => new Promise<Spendable>(() => undefined)

beforeEach(async () => {
  vi.useFakeTimers()
  filled = []
  root = createRoot(document.body)
  await draw('alice ETH')
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

test('a press fills in what the fees leave, and the note names them', async () => {
  await press(async () => known)
  expect(filled).toEqual([9n * ether])
  expect([max.isReading, document.body.textContent]).toEqual([false, 'Leaves 1 ETH for network fees.'])
})

test.each([
  ['fail', () => Promise.reject(new Error('the node is down')), 0],
  ['do not arrive in four seconds', never, 4_000],
])('if the fees %s, a cautious amount is left', async (_, read, wait) => {
  await press(read)
  await pass(wait)
  expect(filled).toEqual([10n * ether - 10n ** 16n])
  expect(max.isReading).toBe(false)
})

test('the fees of another account, of an earlier press or after a cancel fill in nothing', async () => {
  let answer: (found: Spendable) => void = () => undefined
  const read = () => new Promise<Spendable>((resolve) => (answer = resolve))
  await press(read)
  await draw('bob ETH')
  await act(async () => answer(known))
  expect(filled).toEqual([])
  await press(read)
  const earlier = answer
  await press(async () => ({ ...known, amount: 8n * ether }))
  await act(async () => earlier(known))
  expect(filled).toEqual([8n * ether])
  await press(read)
  await act(async () => max.cancel())
  await act(async () => answer(known))
  await pass(4_000)
  expect(filled).toEqual([8n * ether])
  expect(document.body.textContent).toBe('')
})
