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

test('a Safe is read without a wallet, and a token of which the chain says nothing has no symbol of the gateway', async () => {
  await open()
  await showsText(/Unknown token \(0x.*1,500,000 smallest units.*\$1\.50/)
  expect(box.textContent).not.toContain('USDT')
  await showsText('Requires 2 of 2 owners')
})

test('a conflict on two pages is one group, and a note is no part of its words', async () => {
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

test('a next page on another origin is not fetched, and that is said', async () => {
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

test('a list is fetched again when its tag moved, and not otherwise', async () => {
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

test('ten thousand rows of history are there, and only those in sight are in the document', async () => {
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
])('a row of %s that cannot be read is told, and the list is not called empty', async (name, end) => {
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

test('a balance that cannot be read is reported, and costs no other one', async () => {
  const usual = answers['/balances/usd']?.(new URL('http://x')) as { items: object[] }
  answers['/balances/usd'] = () => ({ ...usual, items: [...usual.items, { balance: -1 }, null] })
  await open()
  await showsText('2 rows cannot be read.Retry')
  await showsText('1,500,000')
})

test('details of another transaction than the one that was asked for are not shown', async () => {
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
test('a refusal of the gateway is shown in its words, with Retry', async () => {
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
  ['love:0x52908400098527886E0F7030069857D2E4169EE7', 'The network prefix is not recognized'],
])('a link to %s opens no Safe and says why', async (argument, why) => {
  await open(argument)
  await showsText('The link does not contain a Safe.')
  await showsText(why)
  expect(requestedPaths.filter((path) => path.includes('/safes/'))).toEqual([])
})

test('the Safe of a stranger is named as one in title and status, and is not copied without it', async () => {
  const { props } = await open()
  await showsText("This Safe is not this community's treasury.Copy Anyway")
  await showsText("Not this community's treasuryAccording to the Safe service: Requires 2 of 2 owners")
  expect(props.setTitle).toHaveBeenLastCalledWith(expect.stringContaining("not this community's treasury"))
  expect(button('Copy')).toBe(undefined)
})

test('no address, no gateway, no Safe: each has its sentence', async () => {
  await open(null)
  await showsText('Type the address of a Safe')
  expect(requestedPaths.filter((path) => path.includes('/safes/'))).toEqual([])
})

// Proves S8.16
test('our own server’s refusal is shown in its own words, and a busy gateway with what to do', async () => {
  answers[`/safes/${safe}`] = () =>
    Response.json({ code: 'safe-gateway-unavailable', message: 'x' }, { status: 503 })
  await open()
  await showsText('Not loaded: The Safe service is not responding')
  answers[`/safes/${safe}`] = () => Response.json({ code: 404, message: 'Not found' }, { status: 404 })
  await act(async () => button('Retry')?.click())
  await showsText('There is no Safe at this address on this network.')
})
