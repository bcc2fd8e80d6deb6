// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Connection } from '@/domain/connection'
import { Treasury } from '@/programs/treasury/treasury'
import { nobody, plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { WalletContext } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { owner, pageWith, safe, transactionRow } from '../safe/gateway-shapes'
import { testSettings } from '../wallet/test-settings'

const origin = 'https://gateway.example'
const state = {
  address: { value: safe },
  chainId: '31337',
  nonce: 0,
  threshold: 2,
  owners: [{ value: owner }, { value: safe }],
  txQueuedTag: '1',
  txHistoryTag: '1',
}
type Answer = (url: URL) => unknown
let answers: Record<string, Answer>
let asked: string[]
let root: Root
let box: HTMLElement

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  // Nothing is laid out here: every box is as large as a window.
  for (const size of ['offsetHeight', 'offsetWidth', 'clientHeight'])
    vi.spyOn(HTMLElement.prototype, size as 'offsetHeight', 'get').mockReturnValue(400)
  asked = []
  answers = {
    [`/safes/${safe}`]: () => state,
    '/supported-fiat-codes': () => ['USD', 'EUR'],
    '/balances/usd': () => ({
      fiatTotal: '3000',
      items: [
        {
          tokenInfo: { type: 'ERC20', address: owner, decimals: 6, symbol: '<b>USDT</b>', name: 'x' },
          balance: '1500000',
          fiatBalance: '1.5',
        },
      ],
    }),
  }
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://localhost')
    asked.push(url.pathname + url.search)
    const answer = Object.entries(answers).find(([end]) => url.pathname.endsWith(end))?.[1]
    const body = answer?.(url)
    return body instanceof Response
      ? body
      : Response.json(body ?? { statusCode: 404 }, { status: answer ? 200 : 404 })
  })
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
  vi.unstubAllGlobals()
})

async function open(
  argument: string | null = `31337:${safe}`,
  connection: Connection = { status: 'disconnected' },
) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0 } } })
  const wallet = {
    settings: { ...testSettings, safe: { ...testSettings.safe, gatewayOrigin: origin } },
    connection: createStore<Connection>(() => connection),
    queryClient,
  } as unknown as Wallet
  const props = {
    windowId: 'w',
    argument,
    minimised: false,
    active: true,
    setArgument: vi.fn(),
    setTitle: () => undefined,
    close: () => undefined,
    guardClose: () => () => undefined,
    askForAttention: () => undefined,
  }
  await act(async () =>
    root.render(
      createElement(
        QueryClientProvider,
        { client: queryClient },
        createElement(WalletContext, { value: wallet }, createElement(Treasury, props)),
      ),
    ),
  )
  return { queryClient, props }
}

/** Waits for what the page comes to, however busy the machine is. */
const comesTo = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined)
      check()
    },
    { timeout: 12_000 },
  )
const says = (text: string | RegExp) => comesTo(() => expect(box.textContent).toMatch(text))
const tab = (name: string) =>
  act(async () => {
    for (const button of box.querySelectorAll<HTMLElement>('[role=tab]'))
      if (button.textContent === name) button.click()
  })
const waiting = (id: string, nonce: number, note: string | null = null) =>
  transactionRow({
    id,
    note,
    txStatus: 'AWAITING_CONFIRMATIONS',
    executionInfo: { type: 'MULTISIG', nonce, confirmationsSubmitted: 1, confirmationsRequired: 2 },
  })

test('a Safe is read without a wallet, and a token’s name is text, whatever is in it', async () => {
  await open()
  await says('<b>USDT</b>')
  expect(box.querySelector('td b, th b')).toBe(null)
  await says(/1\.5.*\$1\.50/)
  await says('2 of 2 owners sign')
})

test('a conflict that lies on two pages is one group, and a note is text', async () => {
  answers['/transactions/queued'] = (url) =>
    url.searchParams.get('cursor')
      ? pageWith(waiting('c', 5))
      : {
          ...pageWith(
            { type: 'LABEL', label: 'Next' },
            { type: 'CONFLICT_HEADER', nonce: 5 },
            waiting('b', 5, '<i>x</i>'),
          ),
          next: `${origin}/v1/x?cursor=two`,
        }
  await open()
  await says('2 of 2 owners')
  await tab('Queue')
  await comesTo(() => expect(box.querySelectorAll('[role=option]')).toHaveLength(2))
  expect(box.textContent?.match(/Only one of these will run \(nonce 5\)/g)).toHaveLength(1)
  expect(box.textContent).toContain('<i>x</i>')
  expect(box.querySelector('i')).toBe(null)
})

test('a next page on another origin is not fetched, and that is said', async () => {
  answers['/transactions/queued'] = () => ({
    ...pageWith(waiting('a', 1)),
    next: 'https://evil.example/?cursor=1',
  })
  await open()
  await says('2 of 2 owners')
  await tab('Queue')
  await says('Not loaded')
  expect(asked.filter((path) => path.includes('cursor'))).toEqual([])
})

test('a list is fetched again when its tag moved, and not otherwise', async () => {
  let tag = '1'
  answers[`/safes/${safe}`] = () => ({ ...state, txHistoryTag: tag })
  answers['/transactions/history'] = () => pageWith(transactionRow())
  const { queryClient } = await open()
  await says('2 of 2 owners')
  await tab('History')
  await says('Contract call')
  const fetched = () => asked.filter((path) => path.includes('/history')).length
  const poll = () =>
    act(() => queryClient.refetchQueries({ queryKey: ['safe', 31_337, safe.toLowerCase(), 'state'] }))
  await poll()
  expect(fetched()).toBe(1)
  tag = '2'
  await poll()
  await comesTo(() => expect(fetched()).toBe(2))
})

test('ten thousand rows of history are there, and only those in sight are in the document', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => transactionRow({ id: `t${index}` }))
  answers['/transactions/history'] = () => pageWith(...rows)
  await open()
  await says('2 of 2 owners')
  await tab('History')
  await says('Contract call')
  const shown = box.querySelectorAll('[role=option]')
  expect(shown.length).toBeLessThan(60)
  expect(shown[0]?.getAttribute('aria-setsize')).toBe('10000')
  expect(shown[0]?.getAttribute('aria-posinset')).toBe('1')
})

test('an unknown kind is a plain row, and details tell what is known', async () => {
  answers['/transactions/history'] = () =>
    pageWith(transactionRow({ id: 'odd', txInfo: { type: 'TELEPORT' } }), { type: 'NEW' }, 7)
  answers['/transactions/odd'] = () => ({
    safeAddress: safe,
    txId: 'odd',
    txStatus: 'PAUSED',
    txInfo: { type: 'TELEPORT' },
  })
  await open()
  await says('2 of 2 owners')
  await tab('History')
  await says('Transaction (TELEPORT)')
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  await says('PAUSED')
})

test('[S8.16] what the gateway refuses is told in its words, with a way to try again', async () => {
  answers[`/safes/${safe}`] = () => Response.json({ code: 503, message: 'Busy' }, { status: 503 })
  await open()
  await says('Not loaded: 503: Busy')
  answers[`/safes/${safe}`] = () => state
  await act(async () => {
    for (const button of box.querySelectorAll('button')) if (button.textContent === 'Retry') button.click()
  })
  await says('2 of 2 owners sign')
})

test('no address, no gateway, no Safe: each has its sentence', async () => {
  await open(null)
  await says('Type the address of a Safe')
  expect(asked.filter((path) => path.includes('/safes/'))).toEqual([])
})

const connected: Connection = {
  status: 'connected',
  address: owner,
  chainId: 31_337,
  supported: true,
  agreed: true,
}
const buttons = () => [...box.querySelectorAll('[data-details] button')].map((button) => button.textContent)
const button = (name: string) =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)

async function openWaiting(tx: { to: string; data?: string }, safeTxHash: string) {
  answers['/transactions/queued'] = () => pageWith(waiting('a', 0))
  answers['/transactions/a'] = () => ({
    safeAddress: safe,
    txId: 'a',
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: { type: 'Custom', to: { value: tx.to } },
    txData: { to: { value: tx.to }, value: '0', operation: 0, hexData: tx.data ?? '0x' },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      nonce: 0,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: nobody,
      safeTxHash,
      signers: [{ value: owner }, { value: safe }],
      confirmationsRequired: 2,
      confirmations: [],
    },
  })
  await open(undefined, connected)
  await says('2 of 2 owners')
  await tab('Queue')
  await says('Contract call')
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
}
const hashOf = (to: `0x${string}`, data: `0x${string}` = '0x') =>
  safeTransactionHash({ chainId: 31_337, address: safe }, plainTransaction({ to, data, nonce: 0 }))

test('an owner can sign what is as it says, and a hash that was tampered with cannot be signed', async () => {
  await openWaiting({ to: owner }, hashOf(owner))
  await says('Reject')
  expect(buttons()).toEqual(['Sign', 'Reject', 'Close'])
  expect(button('Sign')?.disabled).toBe(false)
})

test('a tampered safeTxHash is told, and there is nothing to press', async () => {
  await openWaiting({ to: owner }, `0x${'e'.repeat(64)}`)
  await says('This cannot be signed: the service gives')
  expect(buttons()).toEqual(['Close'])
})

test('a dangerous change is shown first, and signed only after it was acknowledged', async () => {
  const data = `0xe19a9dd9${'0'.repeat(64)}` as const
  await openWaiting({ to: safe, data }, hashOf(safe, data))
  await says('It changes the guard')
  expect(button('Sign')?.disabled).toBe(true)
  await act(async () => box.querySelector<HTMLElement>('[type=checkbox]')?.click())
  expect(button('Sign')?.disabled).toBe(false)
})
