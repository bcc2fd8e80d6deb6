import { vi } from 'vitest'
import { createDemoProvider } from '@/demo/provider'
import type { Settings } from '@/domain/community/deployment-settings'
import { swapContracts } from '@/server/rpc/simulated-swap'
import { pageOf } from '../server/rpc/rpc-ports'
import type { DemoChains } from '../support/demo-chains'
import { testSettings } from '../wallet/test-settings'

const realFetch = fetch

/** A Demo Wallet on a real chain of the demo, which it reaches through the relay of pages. */
export function walletOn({ deployment }: DemoChains) {
  const { chains, tokens, exchange } = deployment
  const settings: Settings = { ...testSettings, tokens, exchange }
  const page = pageOf(chains[0]?.rpcUrl ?? '', {
    isDemo: true,
    contracts: swapContracts(settings, exchange.chainId),
  })
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    if (url !== `/api/rpc/${exchange.chainId}`) return realFetch(url, init)
    return Response.json(await page.ask(JSON.parse(init.body)))
  })
  return { provider: createDemoProvider(settings), settings }
}
