// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { aboutRequested, requestAbout } from '@/desktop/about-request'
import { CommunityContext } from '@/desktop/use-community'
import { licenseText } from '@/domain/build/package-licenses'
import type { Connection } from '@/domain/wallet/connection'
import { closeAbout, useAbout } from '@/shell/about/use-about'
import type { Wallet } from '@/wallet/wallet'
import { desktopCommunity } from '../programs/links/some-community'
import { settled, waitOptions } from '../support/event-loop'
import { testSettings } from '../wallet/test-settings'

const boot = vi.hoisted(() => ({ wallet: null as Wallet | null, loads: 0 }))
vi.mock('@/wallet/boot', async () => {
  const { createStore } = await import('zustand/vanilla')
  return {
    walletBoot: createStore(() => ({ connection: boot.wallet ? 'connected' : 'disconnected' })),
    loadedWallet: () => boot.wallet,
    async loadWallet() {
      boot.loads++
      if (boot.wallet) return boot.wallet
      throw new Error('no wallet')
    },
  }
})

const site = { ...desktopCommunity.site, name: 'Cat Club', sentence: 'A club of cats' }
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0x1111111111111111111111111111111111111111'

/** A wallet whose node answers with block 4,660 and this amount, in the smallest unit. */
function walletWith(amount: () => bigint, chainId = 31_337) {
  const asked: unknown[] = []
  const request = async ({ method, params }: { method: string; params: unknown }) => {
    asked.push(params)
    if (method === 'eth_blockNumber') return '0x1234'
    return `0x${amount().toString(16).padStart(64, '0')}`
  }
  const connection = createStore<Connection>(() => ({
    ...{ status: 'connected', address: account, chainId, supported: true, agreed: true },
  }))
  const settings = {
    ...testSettings,
    nameChainId: null,
    tokens: { CAT: { name: 'Cat', decimals: 18, address: token } },
  }
  const wallet = { settings, connection, client: () => ({ request }) } as unknown as Wallet
  return { wallet, asked }
}

function Host() {
  const About = useAbout()
  return About && <About onClose={closeAbout} />
}

async function openAbout() {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const { walletBoot } = await import('@/wallet/boot')
  walletBoot.setState({ connection: boot.wallet ? 'connected' : 'disconnected' })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () =>
    root.render(
      <CommunityContext value={{ ...desktopCommunity, site }}>
        <Host />
      </CommunityContext>,
    ),
  )
  expect(document.querySelector('dialog')).toBeNull()
  await act(async () => requestAbout())
  await shows(() => expect(document.querySelector('dialog h2')?.textContent).toBe('About Cat Club'))
}

/** Waits for the parts that load and the answers of the node. */
const shows = (check: () => void) =>
  vi.waitFor(async () => {
    await act(settled)
    check()
  }, waitOptions)

const text = () => document.querySelector('dialog')?.textContent ?? ''

async function press(label: string) {
  const buttons = [...document.querySelectorAll('button')]
  await act(async () => buttons.find(({ textContent }) => textContent === label)?.click())
}

beforeEach(() => {
  closeAbout()
  boot.wallet = null
  boot.loads = 0
})

// Proves S10.21
test('without a wallet About names no account, and loads no wallet', async () => {
  await openAbout()
  expect(text()).toContain('This product is licensed to:No one. No wallet is connected.')
  expect(text()).not.toContain('available to you')
  expect(boot.loads).toBe(0)
  await press('OK')
  expect(document.querySelector('dialog')).toBeNull()
  expect(aboutRequested.getState().isWanted).toBe(false)
})

// Proves S10.21
test('About shows the account, its exact amount of the own token, and the block at which that was read', async () => {
  const { wallet, asked } = walletWith(() => 398_750n * 10n ** 18n + 1n)
  boot.wallet = wallet
  await openAbout()
  await shows(() => expect(text()).toContain('4,660'))
  expect(text()).toContain('licensed to:0xf3…2266')
  expect(text()).toContain('CAT available to you:398,750.000000000000000001 CAT')
  expect(text()).toContain('Block height when read:4,660')
  expect(asked.at(-1)).toEqual([{ to: token, data: expect.stringMatching(/^0x70a08231/) }, '0x1234'])
})

test('an amount that cannot be read is not shown as zero', async () => {
  boot.wallet = walletWith(() => {
    throw new Error('the node is down')
  }).wallet
  await openAbout()
  await shows(() => expect(text()).toContain('not read, the node did not answer'))
  expect(text()).not.toContain('Block height')
})

test('on a chain without the token About names that, and reads nothing', async () => {
  const { wallet, asked } = walletWith(() => 1n, 31_338)
  boot.wallet = wallet
  await openAbout()
  await shows(() => expect(text()).toContain('CAT available to you:not on this network'))
  expect(asked).toEqual([])
})

// Proves S10.21
test('Licenses lists the packages by license in place of the account', async () => {
  await openAbout()
  await press('Licenses')
  expect(document.querySelector('textarea')?.value).toBe(licenseText())
  expect(text()).not.toContain('licensed to:')
  await press('Licenses')
  expect(text()).toContain('licensed to:')
})
