// @vitest-environment happy-dom
import { act } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { delayedAnswers } from '../../support/delayed-answers'
import { pointName } from '../../support/point-name'
import {
  button,
  chains,
  closeSend,
  isEnabled,
  openSend,
  press,
  type SendWindow,
  showsText,
  withSendWindows,
} from './send-window'

let node: ReturnType<typeof delayedAnswers>
withSendWindows()
beforeAll(async () => {
  await pointName(chains, 'held.eth', friend)
})
beforeEach(() => {
  node = delayedAnswers()
})

const friend = developmentAccount(3).address
let opened: SendWindow
const isSent = () => opened.provider.countOf('eth_sendTransaction')
const give = () => act(() => node.give())

/** A review in which Send was pressed, and of which the press waits for the node. */
async function pressed(to: string) {
  opened = await openSend(`to=${to}&amount=0.1&token=ETH`, {
    request: node.through((asked) => chains.client.request(asked as never)),
  })
  await showsText('Available:')
  if (to !== friend) await showsText(`${to} resolves to ${friend}`)
  await press('Review…')
  await showsText('The simulation succeeded.')
  await act(async () => {
    for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) box.click()
  })
  await isEnabled('Send')
  node.hold()
  await act(async () => button('Send')?.click())
  await node.isAsked()
}

test('Back while the name is resolved again at the press leaves the wallet closed', async () => {
  await pressed('held.eth')
  await act(async () => button('< Back')?.click())
  await give()
  await showsText('Review…')
  expect(isSent()).toBe(0)
})

test.each(['held.eth', friend])(
  'a window with %s that is closed during the press leaves the wallet closed',
  async (to) => {
    await pressed(to)
    await closeSend()
    await give()
    expect(isSent()).toBe(0)
  },
)

test('a second press while the name is resolved again sends once', async () => {
  await pressed('held.eth')
  await act(async () => button('Send')?.click())
  await give()
  await showsText('Confirmed')
  expect(isSent()).toBe(1)
})
