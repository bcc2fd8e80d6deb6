// @vitest-environment happy-dom
import { act } from 'react'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { batchContract, batchData, encoded } from '../../safe/decode/encode'
import { typedData } from '../../safe/decode/typed-data'
import { pageWith } from '../../safe/gateway-shapes'
import {
  alerts,
  chains,
  friend,
  openMessages,
  openTab,
  safe,
  shownFacts,
  thief,
  token,
  withDemoContracts,
} from './lying-window'
import { answers, box, button, eventually } from './treasury-window'

withDemoContracts()

/** Opens the details of a message that waits for the owners. */
async function openMessage(message: string | Record<string, unknown>) {
  await openMessages(message)
  const row = () => box.querySelector<HTMLElement>('[role=option]')
  await eventually(() => expect(row()).not.toBe(null))
  await act(async () => row()?.click())
  await eventually(() => expect(shownFacts()).toBeDefined())
}

const otherSafe = `0x${'b2'.repeat(20)}` as const
const safeTx =
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)'
const stealing = () =>
  batchData([
    { to: friend, value: 1n },
    { to: otherSafe, data: encoded('enableModule(address module)', thief) },
  ])
const ofOtherSafe = (data: string) =>
  typedData(
    safeTx,
    {
      to: batchContract,
      value: '0',
      data,
      operation: 1,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce: '3',
    },
    { chainId: 31_337, verifyingContract: otherSafe },
  )

describe('a message named "Log in"', () => {
  test('that pays by an authorization of ERC-3009 is shown as a payment to acknowledge', async () => {
    const usdt = token('USDC')
    await openMessage(
      typedData(
        'TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)',
        {
          from: safe(),
          to: thief,
          value: '1500000',
          validAfter: 0,
          validBefore: 1_900_000_000,
          nonce: `0x${'1'.repeat(64)}`,
        },
        { name: 'Log in', version: '2', chainId: 31_337, verifyingContract: usdt },
      ),
    )
    const words = `Let anyone send 1.5 USDC (token ${usdt}) from ${safe()} to ${thief}`
    await eventually(() => expect(shownFacts()).toContain(words))
    expect(shownFacts()).toContain(`For the contract ${usdt}. The message calls it “Log in”.`)
    expect(alerts()).toContain('It lets others move tokens without any further signature')
    expect(button('Sign')?.disabled).toBe(true)
  })

  test('that enables a module of another Safe behind a payment of 1 wei shows every call', async () => {
    await openMessage(ofOtherSafe(stealing()))
    await eventually(() => expect(shownFacts()).toContain(`2. Enable the module ${thief}`))
    expect(alerts()).toContain('It changes the modules, which can move everything without any signature')
    expect(button('Sign')?.disabled).toBe(true)
  })

  test('that contains a non-canonical batch of another Safe cannot be signed', async () => {
    await openMessage(ofOtherSafe(`${stealing()}00`))
    expect(alerts()).toContain('This cannot be signed here')
    expect(alerts()).toContain('It is a batch whose calls cannot be read')
    expect(button('Sign')).toBeUndefined()
  })

  test('a message of an unknown format requires an acknowledgment', async () => {
    await openMessage(typedData('Login(string text)', { text: 'Hello' }, { name: 'Site', chainId: 31_337 }))
    expect(alerts()).toContain('This page does not know this form of message')
    expect(shownFacts()).toContain('Login(string text)')
    expect(button('Sign')?.disabled).toBe(true)
  })

  test('a sign-in to this site shows a warning to sign only if the owner started it', async () => {
    const site = location.host
    await openMessage(
      `${site} wants you to sign in with your Ethereum account:\n${safe()}\n\nHi\n\nURI: ${location.origin}/\nVersion: 1\nChain ID: 31337\nNonce: 12345678\nIssued At: 2026-11-22T10:00:00Z`,
    )
    expect(shownFacts()).toContain(`Sign in to ${site} as ${safe()}`)
    expect(alerts()).toContain('Sign only if you started this sign-in yourself')
    expect(button('Sign')?.disabled).toBe(true)
  })
})

test('a permission for a look-alike of an owner waits for an acknowledgment', async () => {
  const [owner = thief] = chains.deployment.safe.owners
  const twin = `${owner.slice(0, 6)}${'0'.repeat(32)}${owner.slice(-4)}`.toLowerCase()
  await openMessage(
    typedData(
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
      { owner: safe(), spender: twin, value: '1', nonce: '0', deadline: 1_900_000_000 },
      { name: 'CAT', version: '1', chainId: 31_337, verifyingContract: token('CAT') },
    ),
  )
  const warning = () => document.querySelector('[data-look-alike]')
  await eventually(() => expect(warning()?.textContent).toContain(owner))
  const compared = warning()?.querySelector('input')
  const read = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(
    (one) => one !== compared,
  )
  await act(async () => read?.click())
  expect(button('Sign')?.disabled).toBe(true)
  await act(async () => compared?.click())
  await eventually(() => expect(button('Sign')?.disabled).toBe(false))
})

test('a text that may be a hash is proposed only after an acknowledgment', async () => {
  answers['/messages'] = () => pageWith()
  await openTab('Messages')
  await eventually(() => expect(button('Sign Message…')).toBeDefined())
  await act(async () => button('Sign Message…')?.click())
  await eventually(() => expect(document.querySelector('textarea')).not.toBe(null))
  const field = document.querySelector('textarea')
  const write = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const sign = () => document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]')
  const check = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=checkbox]')
  await write('I like cats')
  expect([sign()?.disabled, check()]).toEqual([false, null])
  await write(`0x${'1'.repeat(64)}`)
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('such as a hash')
  expect(sign()?.disabled).toBe(true)
  await act(async () => check()?.click())
  expect(sign()?.disabled).toBe(false)
  // The acknowledgment is valid for one text only.
  await write(`0x${'2'.repeat(64)}`)
  expect(sign()?.disabled).toBe(true)
})
