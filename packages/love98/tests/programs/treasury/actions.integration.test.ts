// @vitest-environment happy-dom
import { act } from 'react'
import { concatHex, keccak256, pad, toFunctionSelector } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { safeMessageHash } from '@/safe/safe-message'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { encoded } from '../../safe/decode/encode'
import { owner, pageWith, safe } from '../../safe/gateway-shapes'
import { iconsIn } from '../../support/shown-icons'
import {
  answers,
  box,
  button,
  buttons,
  connected,
  eventually,
  open,
  requestedPaths,
  showsText,
  tab,
  waiting,
} from './treasury-window'
import { type Call, waitingDetails } from './waiting-details'

async function openWaiting(call: Call, safeTxHash: string, ...others: readonly [string, Call, string][]) {
  answers['/transactions/queued'] = () => pageWith(waiting('a', 0), ...others.map(([id]) => waiting(id, 0)))
  for (const [id, other, hash] of others)
    answers[`/transactions/${id}`] = () => ({ ...waitingDetails(other, hash), txId: id })
  answers['/transactions/a'] = () => waitingDetails(call, safeTxHash)
  const { queryClient } = await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await eventually(() => expect(box.querySelector('[role=option]')?.textContent).toMatch(/0x|required/))
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  return queryClient
}
const hashOf = (to: `0x${string}`, data: `0x${string}` = '0x') =>
  safeTransactionHash({ chainId: 31_337, address: safe }, plainTransaction({ to, data, nonce: 0 }))

test('an owner can sign a matching transaction, and a tampered one cannot be signed', async () => {
  await openWaiting({ to: owner }, hashOf(owner))
  await showsText('Reject')
  await eventually(() => expect(buttons()).toEqual(['Sign', 'Reject', 'Replace…', 'Close']))
  await eventually(() => expect(button('Sign')?.disabled).toBe(false))
})

test('only the proposer of a transaction can withdraw it', async () => {
  const details = waitingDetails({ to: owner }, hashOf(owner))
  const queryClient = await openWaiting({ to: owner }, hashOf(owner))
  await showsText('Reject')
  expect(button('Withdraw Proposal')).toBe(undefined)
  for (const [proposer, count] of [
    [safe, 0],
    [owner.toLowerCase(), 1],
  ] as const) {
    const info = { ...details.detailedExecutionInfo, proposer: { value: proposer } }
    answers['/transactions/a'] = () => ({ ...details, detailedExecutionInfo: info })
    await act(async () => button('Close')?.click())
    await act(() =>
      queryClient.removeQueries({ queryKey: ['safe', 31_337, safe.toLowerCase(), 'transaction'] }),
    )
    await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
    await showsText(`Proposed by${proposer}`)
    expect(buttons().filter((name) => name === 'Withdraw Proposal')).toHaveLength(count)
  }
})

// Proves S7.18
test.each([
  ['the words of the decoder are shown when they encode to the call data', owner, true],
  ['words of other call data are not shown', safe, false],
] as const)('%s', async (_, recipient, isShown) => {
  const data = concatHex([toFunctionSelector('pet(address)'), pad(owner)])
  answers['/data-decoder'] = () => ({
    method: 'pet',
    parameters: [{ name: 'whom', type: 'address', value: recipient }],
  })
  const queryClient = await openWaiting({ to: owner, data }, hashOf(owner, data))
  await showsText('Reject')
  await eventually(() => expect(requestedPaths.some((path) => path.endsWith('/data-decoder'))).toBe(true))
  await eventually(() => expect(queryClient.isFetching()).toBe(0))
  if (isShown) await showsText('whom (address)')
  else expect(box.textContent).not.toContain('whom (address)')
})

test('a tampered safeTxHash is reported, and no action is offered', async () => {
  await openWaiting({ to: owner }, `0x${'e'.repeat(64)}`)
  await showsText('This cannot be signed: the service gives')
  expect(buttons()).toEqual(['Close'])
})

const settings = {
  owners: encoded('swapOwner(address prevOwner, address oldOwner, address newOwner)', safe, owner, safe),
  threshold: encoded('changeThreshold(uint256 threshold)', 1n),
  modules: encoded('enableModule(address module)', owner),
  guard: encoded('setGuard(address guard)', owner),
  handler: encoded('setFallbackHandler(address handler)', owner),
  contract: encoded('changeMasterCopy(address masterCopy)', owner),
}

test.each([
  ['It changes who owns the Safe.', { to: safe, data: settings.owners }],
  ['It changes how many owners must sign.', { to: safe, data: settings.threshold }],
  ['It changes the modules', { to: safe, data: settings.modules }],
  ['It changes the guard', { to: safe, data: settings.guard }],
  ['It changes the fallback handler', { to: safe, data: settings.handler }],
  ['It replaces the contract of the Safe.', { to: safe, data: settings.contract }],
  ['This page does not know what the called function does.', { to: owner, data: '0x12345678' }],
  ['It changes modules, owners, guards or rules of another contract.', { to: owner, data: settings.modules }],
  ['Delegate call: code of another contract', { to: owner, data: '0x', operation: 1 }],
] as const)(
  'a dangerous change is shown first, and signed only after it was acknowledged: %s',
  async (danger, call) => {
    const transaction = { ...plainTransaction({ ...call, nonce: 0 }), ...call }
    await openWaiting(call, safeTransactionHash({ chainId: 31_337, address: safe }, transaction))
    await showsText(danger)
    expect(box.querySelector('[role=alert]')?.textContent).toContain(danger)
    await eventually(() => expect(button('Sign')?.disabled).toBe(true))
    // A rejection has no effect, so it needs no acknowledgment.
    await eventually(() => expect(button('Reject')?.disabled).toBe(false))
    await act(async () => box.querySelector<HTMLElement>('[type=checkbox]')?.click())
    await eventually(() => expect(button('Sign')?.disabled).toBe(false))
  },
)

test('an acknowledgment is not valid for another transaction', async () => {
  const [first, second] = [settings.guard, settings.modules]
  await openWaiting({ to: safe, data: first }, hashOf(safe, first), [
    'b',
    { to: safe, data: second },
    hashOf(safe, second),
  ])
  const choose = (index: number) =>
    act(async () => box.querySelectorAll<HTMLElement>('[role=option]')[index]?.click())
  await showsText('It changes the guard')
  // Both transactions are cached from here on, so they can follow each other without a pause.
  await choose(1)
  await showsText('It changes the modules')
  await choose(0)
  await showsText('It changes the guard')
  await act(async () => box.querySelector<HTMLElement>('[type=checkbox]')?.click())
  await eventually(() => expect(button('Sign')?.disabled).toBe(false))
  await choose(1)
  await showsText('It changes the modules')
  expect(box.textContent).not.toContain('It changes the guard')
  await eventually(() => expect(button('Sign')?.disabled).toBe(true))
})

/** The line about the last action of the details, and its icons. */
const news = () => {
  const line = box.querySelector(
    '[data-details] p[role=alert], [data-details] p[role=status]:has(> span:not(:empty))',
  )
  return { role: line?.getAttribute('role'), text: line?.textContent, icons: line && iconsIn(line) }
}
const failsWithDisc = () =>
  eventually(() =>
    expect(news()).toEqual({ role: 'alert', text: expect.stringMatching(/./), icons: ['error'] }),
  )

// Proves S10.7
test.each(['Sign', 'Reject'])('a failure of %s has the disc of errors', async (action) => {
  await openWaiting({ to: owner }, hashOf(owner))
  await showsText('Reject')
  await act(async () => button(action)?.click())
  await failsWithDisc()
})

describe('a message', () => {
  const hash = safeMessageHash({ chainId: 31_337, address: safe }, 'I like\u202e cats') ?? ''
  const openMessage = async (messageHash: string) => {
    answers['/messages'] = () =>
      pageWith({
        type: 'MESSAGE',
        messageHash,
        status: 'NEEDS_CONFIRMATION',
        message: 'I like\u202e cats',
        confirmationsSubmitted: 0,
        confirmationsRequired: 2,
        confirmations: [],
      })
    await open(undefined, connected)
    await showsText('2 of 2 owners')
    await tab('Messages')
    await showsText(/I like.* cats/)
    await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  }

  test('with a matching hash can be signed, and invisible characters are escaped', async () => {
    await openMessage(hash)
    await showsText('I like[U+202E] cats')
    await eventually(() => expect(button('Sign')?.disabled).toBe(false))
  })

  // Proves S10.7
  test('that a wallet does not sign is reported with the disc of errors', async () => {
    await openMessage(hash)
    await showsText('I like[U+202E] cats')
    await act(async () => button('Sign')?.click())
    await failsWithDisc()
  })

  test('with another hash cannot be signed', async () => {
    await openMessage(`0x${'e'.repeat(64)}`)
    await showsText('This cannot be signed: the service gives')
    expect(button('Sign')).toBe(undefined)
  })
})

test('[EIP-712] the hashes of a pending transaction can be copied and compared with a hardware wallet', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', {
    onLine: true,
    clipboard: { writeText: async (text: string) => written.push(text) },
  })
  await openWaiting({ to: owner }, hashOf(owner))
  await showsText('Hashes for a hardware wallet')
  const copies = [...box.querySelectorAll<HTMLElement>('[data-details] fieldset button')]
  expect(copies.map((copy) => copy.getAttribute('aria-label'))).toEqual([
    'Copy Domain hash',
    'Copy Message hash',
    'Copy safeTxHash',
  ])
  for (const copy of copies) await act(async () => copy.click())
  await showsText('Copied.')
  const [domain = '', message = '', joined] = written
  expect(joined).toBe(hashOf(owner))
  expect(keccak256(`0x1901${domain.slice(2)}${message.slice(2)}`)).toBe(joined)
})
