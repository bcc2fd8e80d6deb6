// @vitest-environment happy-dom
import { act } from 'react'
import { encodeAbiParameters, pad } from 'viem'
import { expect, test } from 'vitest'
import { prepareProposal } from '@/programs/treasury/propose/prepare-proposal'
import type { Gateway } from '@/programs/treasury/safe/use-safe-queries'
import { safeMessageHash } from '@/safe/safe-message'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { owner, pageWith } from '../../safe/gateway-shapes'
import { contractCode } from '../../support/contract-code'
import { chainClient } from './chain-client'
import { chains, withDemoContracts } from './lying-window'
import {
  answers,
  box,
  button,
  buttons,
  connected,
  eventually,
  open,
  showsText,
  state,
  tab,
  waiting,
} from './treasury-window'
import { waitingDetails } from './waiting-details'

withDemoContracts()

const old = '0x0000000000000000000000000000000000012000'
const reason = /This Safe has a version before 1.3.0/
const [nonce, version, owners, threshold] = ['affed0e0', 'ffa1ad74', 'a0e67e2b', 'e75235b8']

/** A Safe whose contract is of version 1.2.0, and whose gateway says that it is newer. */
async function openOld(name: string, reported: string | null = '1.4.1') {
  const code = contractCode({
    [nonce]: pad('0x00'),
    [version]: encodeAbiParameters([{ type: 'string' }], ['1.2.0']),
    [threshold]: pad('0x01'),
    [owners]: encodeAbiParameters([{ type: 'address[]' }], [[owner]]),
  })
  await chains.client.setCode({ address: old, bytecode: code })
  answers[`/safes/${old}`] = () => ({ ...state, address: { value: old }, version: reported })
  answers['/messages'] = () => pageWith()
  await open(`31337:${old}`, connected)
  await showsText('1 of 1 owners')
  await tab(name)
}

test.each([
  ['Queue', 'New Transaction…'],
  ['Messages', 'Sign Message…'],
])(
  '%s explains that a Safe before 1.3.0 cannot sign, regardless of the gateway’s version',
  async (name, label) => {
    await openOld(name)
    await showsText(reason)
    expect(button(label)?.disabled).toBe(true)
    expect(
      document.getElementById(button(label)?.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toMatch(reason)
  },
)

test('a pending transaction of a Safe before 1.3.0 cannot be signed', async () => {
  const hash = safeTransactionHash(
    { chainId: 31_337, address: old },
    plainTransaction({ to: owner, nonce: 0 }),
  )
  answers['/transactions/queued'] = () => pageWith(waiting('a', 0))
  answers['/transactions/a'] = () => ({ ...waitingDetails({ to: owner }, hash), safeAddress: old })
  await openOld('Queue')
  await eventually(() => expect(box.querySelector('[role=option]')).not.toBe(null))
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  await eventually(() => expect(box.querySelector('[data-details]')?.textContent).toMatch(reason))
  expect(buttons()).toEqual(['Close'])
})

test('a pending message of a Safe before 1.3.0 cannot be signed, regardless of the gateway’s version', async () => {
  const messageHash = safeMessageHash({ chainId: 31_337, address: old }, 'Rose')
  const reported = { type: 'MESSAGE', messageHash, message: 'Rose', status: 'NEEDS_CONFIRMATION' }
  await openOld('Queue')
  answers['/messages'] = () =>
    pageWith({ ...reported, confirmations: [], confirmationsSubmitted: 0, confirmationsRequired: 1 })
  await tab('Messages')
  await eventually(() => expect(box.querySelector('[role=option]')).not.toBe(null))
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  await eventually(() => expect(box.querySelector('[data-details]')?.textContent).toMatch(reason))
  expect(buttons()).toEqual(['Close'])
})

test('a new transaction of a Safe before 1.3.0 cannot be signed', async () => {
  await openOld('Queue')
  const fail = async () => Promise.reject(new Error('down'))
  const gateway = { queries: { queue: fail, estimate: fail } } as unknown as Gateway
  const client = chainClient(chains, { isDown: false, asked: 0 })
  const proposal = { calls: [{ to: owner, value: 1n, data: '0x' }], description: '' } as const
  const place = { client, gateway, safe: { chainId: 31_337, address: old } } as const
  const { review } = await prepareProposal(place, proposal, new AbortController().signal)
  expect(review).toEqual({ kind: 'old' })
})
