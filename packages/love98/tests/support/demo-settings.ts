const zero = `0x${'0'.repeat(40)}`

/** The answer of `GET /api/config` in the demo of a community. */
export const demoSettings = {
  demo: true,
  chains: [
    {
      id: 31_337,
      name: 'Cat Demo',
      network: 'demo',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      publicRpcUrl: 'http://127.0.0.1:8545',
      explorer: null,
      testnet: true,
      multicall3: null,
      universalResolver: null,
    },
  ],
  nameChainId: 31_337,
  tokens: {},
  exchange: {
    chainId: 31_337,
    factory: zero,
    initCodeHash: `0x${'0'.repeat(64)}`,
    wrappedNative: zero,
    router: null,
  },
  walletConnect: null,
  safe: { hosts: [], gatewayOrigin: null, treasury: null },
}
