// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Connection } from '@/domain/wallet/connection'
import { balanceReaderOf } from '@/wallet/account/balance-reader'
import type { Wallet } from '@/wallet/wallet'
import { settled } from '../support/event-loop'

const [one, other] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const connected = (address: `0x${string}`, supported = true): Connection => ({
  ...{ status: 'connected', address, chainId: 1, supported, agreed: true },
})

let asked: string[]
let answer: (address: string) => unknown
let connection: StoreApi<Connection>
let reader: ReturnType<typeof balanceReaderOf>
const listen = () => reader.subscribe(() => undefined)
const shown = () => reader.getState().balance?.display ?? null

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answer = () => '0xde0b6b3a7640000'
  connection = createStore<Connection>(() => connected(one))
  const client = () => ({
    chain: { nativeCurrency: { decimals: 18, symbol: 'ETH' } },
    request: async ({ params: [address] }: { params: [string] }) => {
      asked.push(address)
      return answer(address)
    },
  })
  reader = balanceReaderOf({ client, connection } as unknown as Wallet)
})
afterEach(() => {
  vi.useRealTimers()
})

// Proves S9.7
describe('the balance of the connected account', () => {
  test('the balance is read at the first subscription, every 4 s, and not after the last one ended', async () => {
    expect(asked).toEqual([])
    const [stop, stopOther] = [listen(), listen()]
    await settled()
    expect(reader.getState()).toEqual({
      balance: { decimals: 18, symbol: 'ETH', formatted: '1', display: '1 ETH' },
      isSettled: true,
    })
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(asked).toHaveLength(2)
    stop()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(asked).toHaveLength(3)
    stopOther()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toHaveLength(3)
  })

  test('the balance is not read while the page is hidden', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    listen()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toEqual([])
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(asked).toEqual([one])
  })

  test('the balance stays when a later read fails, and a first failure is published too', async () => {
    answer = () => Promise.reject(new Error('no node'))
    listen()
    await settled()
    expect(reader.getState()).toEqual({ balance: null, isSettled: true })
    answer = () => '0xde0b6b3a7640000'
    await vi.advanceTimersByTimeAsync(4_000)
    expect(shown()).toBe('1 ETH')
    answer = () => 'rubbish'
    await vi.advanceTimersByTimeAsync(4_000)
    expect(shown()).toBe('1 ETH')
    expect(asked).toHaveLength(3)
  })

  test('the balance of another account is read at once, and a late answer about the previous one is dropped', async () => {
    let answerFirst: (wei: string) => void = () => undefined
    answer = (address) =>
      address === one ? new Promise((resolve) => (answerFirst = resolve)) : '0x1bc16d674ec80000'
    listen()
    connection.setState(connected(other), true)
    expect(reader.getState()).toEqual({ balance: null, isSettled: false })
    answerFirst('0xde0b6b3a7640000')
    await settled()
    expect(asked).toEqual([one, other])
    expect(shown()).toBe('2 ETH')
  })

  test('the balance is unknown without an account on a configured chain, and unchanged when only the terms were accepted', async () => {
    listen()
    await settled()
    const { address, chainId } = connected(one) as Extract<Connection, { status: 'connected' }>
    connection.setState({ status: 'connected', address, chainId, supported: true, agreed: false }, true)
    expect(shown()).toBe('1 ETH')
    connection.setState(connected(one, false), true)
    expect(reader.getState()).toEqual({ balance: null, isSettled: false })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toHaveLength(1)
  })
})
