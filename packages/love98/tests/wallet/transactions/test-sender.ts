import { vi } from 'vitest'
import { connectWallet } from '@/wallet/connect/connect-wallet'
import type { OutgoingTransaction } from '@/wallet/transactions/send-transaction'
import { transactionsOf } from '@/wallet/transactions/shared-transaction-store'
import { createWallet, type Wallet } from '@/wallet/wallet'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import type { DemoChains } from '../../support/demo-chains'
import { announce, first } from '../test-provider'
import { testSettings } from '../test-settings'
import { SendingProvider } from './sending-provider'

/** A connected wallet of the first development account on the demo chain. */
export async function connectedSender(
  chains: DemoChains,
): Promise<{ wallet: Wallet; provider: SendingProvider }> {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const provider = new SendingProvider(chains)
  const silence = announce(provider)
  const created = createWallet(testSettings)
  const wallet = { ...created, client: () => chains.client } as unknown as Wallet
  const connector = wallet.config.connectors.find(({ id }) => id === 'test.wallet')
  if (!connector) throw new Error('The test wallet was not announced')
  await connectWallet(wallet.config, connector, new AbortController().signal)
  silence()
  return { wallet, provider }
}

/** A payment of one wei to another development account. */
export const gift: OutgoingTransaction = {
  chainId: 31_337,
  from: first,
  to: developmentAccount(6).address,
  value: 1n,
  data: '0x',
  description: 'Send 1 wei',
}

export const trackedBy = (wallet: Wallet) =>
  transactionsOf(wallet).transactionsOf({ address: first, chainId: 31_337 })
