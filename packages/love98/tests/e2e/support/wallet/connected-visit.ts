import type { Page } from '@playwright/test'
import { chainUrl } from '../demo-chain'
import { openDesktop } from '../desktop'
import { InjectedWallet } from './injected-wallet'
import { connectAndAgree } from './wallet'

/** Connects a wallet and accepts the terms, without signing in. */
export async function visitConnected(page: Page): Promise<void> {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await connectAndAgree(page)
}
