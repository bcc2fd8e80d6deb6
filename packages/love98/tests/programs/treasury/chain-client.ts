import { createClient, defineChain, http } from 'viem'
import type { DemoChains } from '../../support/demo-chains'

/** Controls of the node: `isDown` makes it answer 503; `asked` counts its requests for token symbols. */
export type TestNode = { isDown: boolean; asked: number }

/** `symbol()` of ERC-20. */
const symbolSelector = '95d89b41'

/** Creates a client of the demo's first chain. */
export function chainClient({ deployment }: DemoChains, node: TestNode) {
  const url = deployment.chains[0]?.rpcUrl ?? ''
  const chain = defineChain({
    id: 31_337,
    name: 'Demo',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    contracts: {
      multicall3: { address: deployment.multicall3 },
      ensUniversalResolver: { address: deployment.universalResolver },
    },
  })
  const fetchFn: typeof fetch = async (input, init) => {
    if (String(init?.body).includes(symbolSelector)) node.asked++
    return node.isDown ? new Response('', { status: 503 }) : fetch(input, init)
  }
  return createClient({ chain, transport: http(url, { retryCount: 0, fetchFn }) })
}
