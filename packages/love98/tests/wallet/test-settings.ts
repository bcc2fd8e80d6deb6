import type { Settings } from '@/domain/community/deployment-settings'

const chain = {
  network: 'demo',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  publicRpcUrl: 'http://127.0.0.1:8545',
  explorer: null,
  testnet: true,
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  universalResolver: null,
} as const

/** The response of `GET /api/config` in these tests: two chains, 31337 and 31338. */
export const testSettings: Settings = {
  demo: false,
  chains: [
    { ...chain, id: 31337, name: 'Demo Chain' },
    { ...chain, id: 31338, name: 'Second Chain', publicRpcUrl: 'http://127.0.0.1:8546' },
  ],
  nameChainId: 31337,
  tokens: {},
  exchange: {
    chainId: 31337,
    factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
    initCodeHash: '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
    wrappedNative: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  },
  walletConnect: null,
  safe: { hosts: ['https://app.safe.global'], gatewayOrigin: null, treasury: null },
}
