// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { pageWith, safe, transactionRow } from '../../safe/gateway-shapes'
import {
  answers,
  box,
  button,
  eventually,
  open,
  origin,
  requestedPaths,
  showsText,
  state,
  tab,
  waiting,
} from './treasury-window'

test('a Safe is read without a wallet, and an unknown token does not get the gateway’s symbol', async () => {
  await open()
  await showsText(/Unknown token \(0x.*1,500,000 smallest units.*\$1\.50/)
  expect(box.textContent).not.toContain('USDC')
  await showsText('Requires 2 of 2 owners')
})

test('a conflict on two pages is one group, and a note is not part of its description', async () => {
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
  await showsText('2 of 2 owners')
  await tab('Queue')
  await eventually(() => expect(box.querySelectorAll('[role=option]')).toHaveLength(2))
  expect(box.textContent?.match(/Only one of these will run \(nonce 5\)/g)).toHaveLength(1)
  expect(box.textContent).not.toContain('<i>x</i>')
  await showsText('* Contract call')
})

test('a next page on another origin is not fetched, and the error is shown', async () => {
  answers['/transactions/queued'] = () => ({
    ...pageWith(waiting('a', 1)),
    next: 'https://evil.example/?cursor=1',
  })
  await open()
  await showsText('2 of 2 owners')
  await tab('Queue')
  await showsText('Not loaded')
  expect(requestedPaths.filter((path) => path.includes('cursor'))).toEqual([])
})

test('a list is fetched again only when its tag changes', async () => {
  let tag = '1'
  answers[`/safes/${safe}`] = () => ({ ...state, txHistoryTag: tag })
  answers['/transactions/history'] = () => pageWith(transactionRow())
  const { queryClient } = await open()
  await showsText('2 of 2 owners')
  await tab('History')
  await showsText('Contract call')
  const fetched = () => requestedPaths.filter((path) => path.includes('/history')).length
  const poll = () =>
    act(() => queryClient.refetchQueries({ queryKey: ['safe', 31_337, safe.toLowerCase(), 'state'] }))
  await poll()
  expect(fetched()).toBe(1)
  tag = '2'
  await poll()
  await eventually(() => expect(fetched()).toBe(2))
})

test('a history of ten thousand rows renders only the visible rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => transactionRow({ id: `t${index}` }))
  answers['/transactions/history'] = () => pageWith(...rows)
  await open()
  await showsText('2 of 2 owners')
  await tab('History')
  await showsText('Contract call')
  const shown = box.querySelectorAll('[role=option]')
  expect(shown.length).toBeLessThan(60)
  expect(shown[0]?.getAttribute('aria-setsize')).toBe('10000')
  expect(shown[0]?.getAttribute('aria-posinset')).toBe('1')
})

test('an unknown kind of transaction is a plain row, and its details show the known fields', async () => {
  answers['/transactions/history'] = () =>
    pageWith(transactionRow({ id: 'odd', txInfo: { type: 'TELEPORT' } }), { type: 'NEW' }, 7)
  answers['/transactions/odd'] = () => ({
    safeAddress: safe,
    txId: 'odd',
    txStatus: 'PAUSED',
    txInfo: { type: 'TELEPORT' },
  })
  await open()
  await showsText('2 of 2 owners')
  await tab('History')
  await showsText('Transaction (TELEPORT)')
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  await showsText('PAUSED')
})

test.each([
  ['History', '/transactions/history'],
  ['Queue', '/transactions/queued'],
  ['Messages', '/messages'],
  ['Collectibles', '/collectibles'],
])('an unreadable row of %s is reported, and the list is not called empty', async (name, end) => {
  const page = pageWith({ type: 'TRANSACTION', transaction: { id: 7 }, messageHash: 7 })
  // The first version of the list of collectibles is retired.
  answers[end] = ({ pathname }) =>
    pathname.includes('/v1/') && end === '/collectibles' ? new Response(null, { status: 204 }) : page
  await open()
  await showsText('2 of 2 owners')
  await tab(name)
  await showsText('1 row cannot be read.Retry')
  expect(box.textContent).not.toMatch(/Nothing|no messages|no collectibles/)
})

test('an unreadable balance is reported, and the others are shown', async () => {
  const usual = answers['/balances/usd']?.(new URL('http://x')) as { items: object[] }
  answers['/balances/usd'] = () => ({ ...usual, items: [...usual.items, { balance: -1 }, null] })
  await open()
  await showsText('2 rows cannot be read.Retry')
  await showsText('1,500,000')
})

test('details of another transaction than the requested one are not shown', async () => {
  answers['/transactions/history'] = () => pageWith(transactionRow({ id: 'odd' }))
  answers['/transactions/odd'] = () => ({
    safeAddress: safe,
    txId: 'even',
    txStatus: 'SUCCESS',
    txInfo: { type: 'TELEPORT' },
  })
  await open()
  await showsText('2 of 2 owners')
  await tab('History')
  await eventually(() => expect(box.querySelector('[role=option]')).not.toBe(null))
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  await showsText('The Safe service answered with a different transaction')
  expect(box.textContent).not.toContain('TELEPORT')
})

// Proves S8.16
test('an error of the gateway is shown with its message and Retry', async () => {
  answers[`/safes/${safe}`] = () => Response.json({ code: 503, message: 'Busy' }, { status: 503 })
  await open()
  await showsText('Not loaded: 503: Busy')
  answers[`/safes/${safe}`] = () => state
  await act(async () => {
    for (const button of box.querySelectorAll('button')) if (button.textContent === 'Retry') button.click()
  })
  await showsText('Requires 2 of 2 owners')
})

test.each([
  [
    'eth:0x52908400098527886E0F7030069857D2E4169Ee7',
    'its capital letters do not match its other characters (EIP-55)',
  ],
  ['cats:0x52908400098527886E0F7030069857D2E4169EE7', 'The network prefix is not recognized'],
])('a link to %s opens no Safe and shows the reason', async (argument, why) => {
  await open(argument)
  await showsText('The link does not contain a Safe.')
  await showsText(why)
  expect(requestedPaths.filter((path) => path.includes('/safes/'))).toEqual([])
})

test('a Safe of others is marked in title, status and copy button', async () => {
  const { props } = await open()
  await showsText("This Safe is not this community's treasury.Copy Anyway")
  await showsText("Not this community's treasuryAccording to the Safe service: Requires 2 of 2 owners")
  expect(props.setTitle).toHaveBeenLastCalledWith(expect.stringContaining("not this community's treasury"))
  expect(button('Copy')).toBe(undefined)
})

test('a missing address, gateway or Safe has a message', async () => {
  await open(null)
  await showsText('Type the address of a Safe')
  // The window is that of a Safe, with an empty list.
  expect(box.querySelectorAll('[role=tab]')).toHaveLength(5)
  expect(box.querySelector('[role=tabpanel] .well')?.textContent).toContain('Type the address of a Safe')
  expect(box.querySelectorAll('.status-bar')).toHaveLength(1)
  expect(requestedPaths.filter((path) => path.includes('/safes/'))).toEqual([])
})

// Proves S8.16
test('an error of this server has its own message, and a busy gateway a hint', async () => {
  answers[`/safes/${safe}`] = () =>
    Response.json({ code: 'safe-gateway-unavailable', message: 'x' }, { status: 503 })
  await open()
  await showsText('Not loaded: The Safe service is not responding')
  answers[`/safes/${safe}`] = () => Response.json({ code: 404, message: 'Not found' }, { status: 404 })
  await act(async () => button('Retry')?.click())
  await showsText('There is no Safe at this address on this network.')
})
