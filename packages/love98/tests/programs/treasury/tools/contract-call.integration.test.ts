// @vitest-environment happy-dom
import { act } from 'react'
import { maxUint256, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { pageWith } from '../../../safe/gateway-shapes'
import { alerts, friend, openTab, thief, token, withDemoContracts } from '../lying-window'
import { answers, button, eventually } from '../treasury-window'

withDemoContracts()

const dialog = () => document.querySelector('dialog')?.textContent
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  )
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}

async function type(label: string, text: string) {
  const input = field(label)
  const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function openForm(abi: string, contract: string = token('USDC')) {
  answers['/transactions/queued'] = () => pageWith()
  await openTab('Queue')
  await eventually(() => expect(button('Contract Call…')).toBeDefined())
  await act(async () => button('Contract Call…')?.click())
  await eventually(() => expect(field('ABI')).not.toBe(null))
  await type('Contract', contract)
  await type('ABI', abi)
}
const propose = () => act(async () => button('Propose')?.click())

test('a misleading ABI does not change the description of an unlimited allowance', async () => {
  const inputs = [
    { name: 'rewardReceiver', type: 'address' },
    { name: 'nothing', type: 'uint256' },
  ]
  await openForm(
    JSON.stringify([{ type: 'function', name: 'approve', inputs, stateMutability: 'nonpayable' }]),
  )
  await type('rewardReceiver', thief)
  await type('nothing', String(maxUint256))
  await propose()
  const words = `Approve ${thief} to spend an unlimited amount of USDC (token ${token('USDC')})`
  await eventually(() => expect(dialog()).toContain(words))
  expect(dialog()).toContain('From your ABI (not verified)approve(address,uint256)')
  expect(alerts()).toContain('It approves another account to spend tokens')
  expect(button('Sign')?.disabled).toBe(true)
})

test('an unknown function is shown as unknown, and its name as the visitor’s', async () => {
  await openForm('claimRewards(address to)\nfunction claimRewards(uint256 round) payable')
  await act(async () => document.querySelectorAll<HTMLInputElement>('dialog [type=radio]')[1]?.click())
  await type('round', '7')
  await type('Value', '0.5')
  await propose()
  const selector = toFunctionSelector('claimRewards(uint256)')
  await eventually(() => expect(dialog()).toContain(`An unknown call ${selector} to ${token('USDC')}`))
  expect(dialog()).toContain('0.5 ETH')
  expect(alerts()).toContain('It sends funds with a contract call.')
})

test.each([
  ['to', '0x123', 'to: Not a valid address.'],
  ['amount', '1e18', 'amount: Not a whole number.'],
])('the form names the wrong argument %s', async (name, text, words) => {
  await openForm('transfer(address to, uint256 amount)')
  await type('to', friend)
  await type('amount', '1')
  await type(name, text)
  await propose()
  expect(dialog()).toContain(words)
  expect(button('Sign')).toBe(undefined)
})

test('an invalid ABI is reported beside its field', async () => {
  await openForm('[{"type":')
  expect(dialog()).toContain('Not a valid ABI.')
  await propose()
  expect(button('Sign')).toBe(undefined)
})
