// @vitest-environment happy-dom
import { act } from 'react'
import { maxUint256, parseEther } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { plainTransaction } from '@/safe/safe-transaction'
import { encoded } from '../../safe/decode/encode'
import {
  alerts,
  friend,
  openFalseDescription,
  openMessages,
  safe,
  shownFacts,
  thief,
  token,
  transfer,
  withDemoContracts,
} from './lying-window'
import { box, button, eventually, showsText } from './treasury-window'

withDemoContracts()

const custom = { type: 'Custom', to: { value: friend }, methodName: 'claimRewards' }
describe('an unlimited approval', () => {
  test.each([
    ['claimRewards', { txInfo: custom }],
    [
      'Settings',
      { txInfo: { type: 'SettingsChange', settingsInfo: { type: 'nothing, a routine refresh' } } },
    ],
    ['Monthly salary', { txInfo: { type: 'Monthly salary of the team, as voted' }, note: 'Monthly salary' }],
  ])(
    'that the gateway calls %s is shown as an approval and waits for an acknowledgment',
    async (name, lie) => {
      const data = encoded('approve(address spender, uint256 amount)', thief, maxUint256)
      const row = await openFalseDescription(plainTransaction({ to: token('USDC'), data, nonce: 0 }), lie)
      const words = `Approve ${thief} to spend an unlimited amount of USDC (token ${token('USDC')})`
      expect(row).toContain('Approve')
      expect(row).not.toContain(name)
      await eventually(() => expect(shownFacts()).toContain(words))
      expect(shownFacts()).not.toContain(name)
      expect(alerts()).toContain('It approves another account to spend tokens')
      expect(button('Sign')?.disabled).toBe(true)
    },
  )
})

test('a payment of 100 ETH that the gateway calls 1 CAT is shown as 100 ETH with its recipient', async () => {
  const lie = { txInfo: transfer('OUTGOING', 'CAT', String(parseEther('1'))) }
  const row = await openFalseDescription(
    plainTransaction({ to: thief, value: parseEther('100'), nonce: 0 }),
    lie,
  )
  expect(row).toContain(`Send to ${thief}: 100 ETH`)
  expect(shownFacts()).toContain(`Send to ${thief}: 100 ETH`)
  expect(shownFacts()).not.toContain('CAT')
  expect(alerts()).toContain("The Safe service's description does not match the data")
  expect(button('Sign')?.disabled).toBe(true)
})

test('an outgoing transfer that the gateway calls incoming is shown as outgoing', async () => {
  const data = encoded('transfer(address to, uint256 amount)', thief, 1_500_000n)
  const lie = { txInfo: transfer('INCOMING', 'USDC', String(10n ** 24n)) }
  const row = await openFalseDescription(plainTransaction({ to: token('USDC'), data, nonce: 0 }), lie)
  expect(row).not.toContain('Receive')
  await eventually(() =>
    expect(shownFacts()).toContain(`Send to ${thief}: 1.5 USDC (token ${token('USDC')})`),
  )
  expect(alerts()).toContain("The Safe service's description does not match the data")
  expect(button('Sign')?.disabled).toBe(true)
})

test('a transfer uses the contract’s decimals and reports that the gateway’s differ', async () => {
  const data = encoded('transfer(address to, uint256 amount)', thief, 1_500_000n)
  const honest = transfer('OUTGOING', 'USDC', '1500000')
  const transferInfo = { ...honest.transferInfo, decimals: 18 }
  const txInfo = { ...honest, sender: { value: safe() }, recipient: { value: thief }, transferInfo }
  await openFalseDescription(plainTransaction({ to: token('USDC'), data, nonce: 0 }), {
    txInfo,
    dataDecoded: null,
  })
  await eventually(() =>
    expect(shownFacts()).toContain(`Send to ${thief}: 1.5 USDC (token ${token('USDC')})`),
  )
  await showsText(`The Safe service gives other decimals than the network for: ${token('USDC')}.`)
  expect(alerts()).not.toContain("The Safe service's description does not match the data")
})

test('an unlimited permit that begins with "Log in" is shown as a permit and waits for an acknowledgment', async () => {
  const names = [
    ['owner', 'address'],
    ['spender', 'address'],
    ['value', 'uint256'],
    ['nonce', 'uint256'],
    ['deadline', 'uint256'],
  ]
  const message = {
    types: { Permit: names.map(([name, type]) => ({ name, type })) },
    primaryType: 'Permit',
    domain: { name: 'USDC', version: '1', chainId: 31_337, verifyingContract: token('USDC') },
    message: {
      Summary: 'Log in',
      owner: safe(),
      spender: thief,
      value: String(maxUint256),
      nonce: 0,
      deadline: 1_900_000_000,
    },
  }
  const complaints = vi.spyOn(console, 'error')
  await openMessages(message)
  await showsText(`Approve ${thief} to spend an unlimited amount of USDC`)
  const row = box.querySelector<HTMLElement>('[role=option]')
  expect(row?.textContent).not.toContain('Log in')
  await act(async () => row?.click())
  await eventually(() => expect(button('Sign')).toBeDefined())
  expect(shownFacts()).toContain(
    `Approve ${thief} to spend an unlimited amount of USDC (token ${token('USDC')})`,
  )
  expect(shownFacts()).toContain('which the signature does not cover: Summary')
  expect(shownFacts()).not.toContain('Log in')
  expect(alerts()).toContain('It approves another account to spend tokens')
  expect(button('Sign')?.disabled).toBe(true)
  // React may leave out rows that it cannot tell apart.
  expect(complaints.mock.calls.map((call) => call.join(' ')).filter((text) => /same key/.test(text))).toEqual(
    [],
  )
})
