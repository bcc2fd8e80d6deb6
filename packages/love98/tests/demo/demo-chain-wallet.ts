import { vi } from 'vitest'
import { createDemoProvider } from '@/demo/announce'
import type { Settings } from '@/domain/community/deployment-settings'
import { swapContracts } from '@/server/rpc/simulated-swap'
import { pageOf } from '../server/rpc/rpc-ports'
import type { DemoChains } from '../support/demo-chains'
import { receiptOf } from '../support/receipt-of'
import { testSettings } from '../wallet/test-settings'

const realFetch = fetch

/**
 * Creates a Demo Wallet on a real chain of the demo, which it reaches through the pages' relay. It answers after the
 * transaction is mined: anvil answers when the transaction is in the pool, so a balance read immediately may be
 * outdated.
 */
export function walletOn({ client, deployment }: DemoChains) {
  const { chains, tokens, exchange } = deployment
  const settings: Settings = { ...testSettings, tokens, exchange }
  const page = pageOf(chains[0]?.rpcUrl ?? '', {
    isDemo: true,
    contracts: swapContracts(settings, exchange.chainId),
  })
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    if (url !== `/api/rpc/${exchange.chainId}`) return realFetch(url, init)
    const asked = JSON.parse(init.body)
    const answer = (await page.ask(asked)) as { result?: `0x${string}` }
    if (asked.method === 'eth_sendRawTransaction' && answer.result) await receiptOf(client, answer.result)
    return Response.json(answer)
  })
  return { provider: createDemoProvider(settings), settings }
}
