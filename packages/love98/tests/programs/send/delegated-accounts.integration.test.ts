// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { batchCode } from '@/demo/batch-account'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { authorizeCode } from '../../support/authorize-code'
import { chains, openSend, press, showsText, withSendWindows } from './send-window'

withSendWindows()
const [own, friend] = [developmentAccount(0), developmentAccount(3)]
const ownWarning = `This account runs the code of ${batchCode}; if you did not set that up, do not send money to it.`
const theirWarning = `The account of the recipient runs the code of ${batchCode}; if its owner did not set that up, do not send money to it.`

afterEach(async () => {
  await authorizeCode(chains, own)
  await authorizeCode(chains, friend)
})

async function review(): Promise<void> {
  await openSend(`to=${friend.address}&amount=0.1&token=ETH`)
  await showsText('Available:')
  await press('Review…')
  await showsText('The simulation succeeded.')
}

const shown = () => document.body.textContent ?? ''

test('the review of an account with its own code has no warning about delegated code', async () => {
  await review()
  expect(shown()).not.toContain('runs the code of')
})

test('the review of a delegated account names its code, which can be copied', async () => {
  await authorizeCode(chains, own, batchCode)
  await review()
  await showsText(ownWarning)
  expect(shown()).not.toContain(theirWarning)
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await press('Copy')
  expect(written).toHaveBeenCalledWith(batchCode)
})

test('the review names the code of a recipient, and the transfer can still be sent', async () => {
  await authorizeCode(chains, friend, batchCode)
  await review()
  await showsText(theirWarning)
  expect(shown()).not.toContain(ownWarning)
  await press('Send')
  await showsText('Confirmed')
})
