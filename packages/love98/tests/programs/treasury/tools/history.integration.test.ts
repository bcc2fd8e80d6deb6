// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { owner, pageWith, safe, transactionRow, waitingExecution } from '../../../safe/gateway-shapes'
import {
  answers,
  box,
  button,
  connected,
  eventually,
  open,
  origin,
  requestedPaths,
  showsText,
  tab,
} from '../treasury-window'

const thief = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const lie = { type: 'Custom', to: { value: owner }, methodName: 'claimRewards' }
const id = { chainId: 31_337, address: safe }
const execution = { type: 'MULTISIG', nonce: 7, confirmationsSubmitted: 2, confirmationsRequired: 2 }
const saved: { name: string; text: Promise<string> }[] = []

beforeEach(() => {
  saved.length = 0
  let last: Blob
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob
        return 'blob:x'
      },
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push({ name: this.download, text: last.text() })
  })
})
afterEach(() => vi.restoreAllMocks())

/** A transaction that the owners executed, of which the gateway says something else. */
function executed(different: object = {}) {
  const transaction = plainTransaction({ to: thief, value: 10n ** 18n, nonce: 7 })
  const safeTxHash = safeTransactionHash(id, transaction)
  answers['/transactions/signed'] = () => ({
    safeAddress: safe,
    txId: 'signed',
    txStatus: 'SUCCESS',
    txInfo: lie,
    txHash: `0x${'7'.repeat(64)}`,
    txData: { to: { value: thief }, value: String(transaction.value), operation: 0, hexData: null },
    detailedExecutionInfo: { ...waitingExecution({ nonce: 7, safeTxHash }), ...different },
  })
  answers['/transactions/history'] = () =>
    pageWith(
      transactionRow({ id: 'signed', txInfo: lie, executionInfo: execution, txHash: `0x${'7'.repeat(64)}` }),
      transactionRow({ id: 'module', txInfo: { ...lie, methodName: '=HYPERLINK("http://x")' } }),
    )
}

/** More rows than are in sight, so that no page is loaded before it is needed. */
const rowsOfPage = 60

/** A history of as many pages. */
function manyPages(count: number) {
  answers['/transactions/history'] = ({ searchParams }) => {
    const page = Number(searchParams.get('cursor') ?? 0)
    const row = (number: number) =>
      transactionRow({
        id: `${page}-${number}`,
        txInfo: { ...lie, methodName: `call ${number} of page ${page}` },
      })
    const next = page + 1 < count ? `${origin}/next?cursor=${page + 1}` : null
    return { ...pageWith(...Array.from({ length: rowsOfPage }, (_, index) => row(index))), next }
  }
}

const pagesAsked = () =>
  requestedPaths
    .filter((url) => url.includes('/transactions/history'))
    .map((url) => new URL(url, origin).searchParams.get('cursor') ?? '')

async function openList() {
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('History')
  await eventually(() => expect(rows().length).toBeGreaterThan(0))
}

async function openHistory() {
  await openList()
  await eventually(() => expect(rows()).toHaveLength(2))
}
const rows = () =>
  [...box.querySelectorAll<HTMLElement>('[role=option]')].map(({ textContent }) => textContent)

// Proves S7.10
describe('the history', () => {
  test('describes signed transactions from their bytes and marks reported texts', async () => {
    executed()
    await openHistory()
    await eventually(() => expect(rows()[0]).toContain(`Send to ${thief}: 1 ETH`))
    expect(rows()[0]).not.toContain('claimRewards')
    expect(rows()[1]).toContain('* =HYPERLINK')
  })

  test('marks the description of a transaction with another hash as reported', async () => {
    executed({ safeTxHash: `0x${'1'.repeat(64)}` })
    await openHistory()
    await eventually(() => expect(rows()[0]).toContain('* claimRewards'))
  })

  test('finds a text in the loaded rows and counts the matches', async () => {
    executed()
    await openHistory()
    await eventually(() => expect(rows()[0]).toContain(`Send to ${thief}`))
    await type('  1 eth')
    expect(rows()).toHaveLength(1)
    await showsText('1 of 2 loaded transactions')
    await type('nothing of the kind')
    expect(rows()).toHaveLength(0)
    await showsText('No loaded transaction has this text.')
  })

  test('[CWE-1236] is saved as a table with the source of each row and without formulas', async () => {
    executed()
    await openHistory()
    await eventually(() => expect(rows()[0]).toContain(`Send to ${thief}`))
    await act(async () => button('Save as CSV')?.click())
    expect(saved.map(({ name }) => name)).toEqual(['history.csv'])
    const lines = (await saved[0]?.text)?.split('\r\n') ?? []
    expect(lines[0]).toContain(
      'time (reported by the Safe service),nonce,what,source,status,id,transaction hash',
    )
    expect(lines[1]).toBe(
      `2026-09-21T14:13:20.000Z,7,Send to ${thief}: 1 ETH,read from its bytes,Executed (according to the Safe service),signed,0x${'7'.repeat(64)}`,
    )
    expect(lines[2]).toContain(`,"'=HYPERLINK(""http://x"")`)
    expect(lines[2]).toContain(',reported by the Safe service,')
  })

  test('is loaded page by page with Load All and searched in full', async () => {
    manyPages(5)
    await openList()
    await act(async () => button('Load All')?.click())
    await eventually(() => expect(pagesAsked()).toEqual(['', '1', '2', '3', '4']))
    await eventually(() => expect(button('Load All')).toBeUndefined())
    await type('of page 4')
    await showsText(`${rowsOfPage} of ${5 * rowsOfPage} loaded transactions`)
  })

  test('stops loading at a failed page, keeps its rows and continues at the next press', async () => {
    manyPages(5)
    const answer = answers['/transactions/history']
    let fails = true
    answers['/transactions/history'] = (url) => {
      if (fails && url.searchParams.get('cursor') === '3') throw new Error('away')
      return answer?.(url)
    }
    await openList()
    await act(async () => button('Load All')?.click())
    await showsText('Last updated')
    expect(button('Stop')).toBeUndefined()
    await type('of page 2')
    await showsText(`${rowsOfPage} of ${3 * rowsOfPage} loaded transactions`)
    fails = false
    await act(async () => button('Retry')?.click())
    await eventually(() => expect(pagesAsked()).toContain('4'))
  })

  test('reports a transaction with an invalid time as unreadable', async () => {
    executed()
    const list = answers['/transactions/history']?.(new URL('http://x')) as { results: object[] }
    answers['/transactions/history'] = () =>
      pageWith(...list.results, transactionRow({ id: 'x', timestamp: 9e15 }))
    await openHistory()
    await showsText('1 row cannot be read')
  })
})

async function type(text: string) {
  const input = box.querySelector<HTMLInputElement>('input[maxlength="200"]')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
