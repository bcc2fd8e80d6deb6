// @vitest-environment happy-dom
import { act } from 'react'
import { concat, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HostClient } from '@/safe/host/host-client'
import { safeMessageHash } from '@/safe/safe-message'
import { safeHost } from '@/wallet/safe/safe-host'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { pageWith } from '../../safe/gateway-shapes'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { chainClient } from './chain-client'
import {
  answers,
  button,
  connected,
  eventually,
  open,
  setClient,
  showsText,
  state,
  tab,
} from './treasury-window'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
beforeEach(() => setClient(chainClient(chains, { isDown: false, asked: 0 })))
afterEach(() => safeHost.setState({ phase: 'outside', info: null, client: null }, true))

/** Signs a message inside a Safe whose page gives this for a signature. */
async function signInHost(message: string, signature: Hex) {
  const { address, owners } = chains.deployment.safe
  const info = { address, chainId: 31_337, owners, threshold: 2, isReadOnly: false }
  const client = { signMessage: async () => ({ signature }) } as unknown as HostClient
  safeHost.setState({ phase: 'inside', info, client }, true)
  answers[`/safes/${address}`] = () => ({ ...state, address: { value: address } })
  answers['/messages'] = () => pageWith()
  await open(`31337:${address}`, connected)
  await showsText('2 of 2 owners')
  await tab('Messages')
  await showsText('Sign Message…')
  await act(async () => button('Sign Message…')?.click())
  await eventually(() => expect(document.querySelector('textarea')).not.toBe(null))
  const field = document.querySelector('textarea')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, message)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const [sign] = [...document.querySelectorAll<HTMLElement>('[role=dialog] button[type=submit]')]
  await act(async () => sign?.click())
}

test('a signature from a host counts only after the contract confirms it', async () => {
  await signInHost('I like cats', '0xdead')
  await showsText(
    'Not signed. The page around this one gave a signature that the contract of the Safe does not confirm.',
  )
})

test('the signature of both owners is shown as signed', async () => {
  const safe = { chainId: 31_337, address: chains.deployment.safe.address }
  const hash = safeMessageHash(safe, 'I like cats') ?? '0x'
  const owners = [developmentAccount(0), developmentAccount(1)].sort((one, other) =>
    one.address.toLowerCase() < other.address.toLowerCase() ? -1 : 1,
  )
  await signInHost('I like cats', concat(await Promise.all(owners.map((owner) => owner.sign({ hash })))))
  await showsText('Signed for the Safe.')
})
