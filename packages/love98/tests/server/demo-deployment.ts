/** A manifest for the demo chains, as `npm start` writes it. */
export const demoManifest = {
  chains: [
    { id: 31337, rpcUrl: 'http://127.0.0.1:8545' },
    { id: 31338, rpcUrl: 'http://127.0.0.1:8546' },
  ],
  tokens: {
    CAT: { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', decimals: 18, name: 'CAT' },
    USDC: { address: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512', decimals: 6, name: 'USD Coin' },
  },
  exchange: {
    chainId: 31337,
    factory: '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0',
    initCodeHash: '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
    wrappedNative: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
    router: '0xDc64a140Aa3E981100a9becA4E685f962f0cF6C9',
  },
  pools: { 'CAT-USDC': '0x5FC8d32690cc91D4c39d9d3abcBD16989F875707' },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  universalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
  names: {},
  safe: { address: '0x0165878A594ca255338adfa4d48449f69242Eb8F', threshold: 2 },
}

/** A manifest with a token on the second chain. Contracts there may have the addresses of others on the first one. */
export const twoChainsManifest = {
  ...demoManifest,
  tokens: {
    ...demoManifest.tokens,
    FISH: { address: demoManifest.tokens.CAT.address, decimals: 18, name: 'FISH', chainId: 31338 },
  },
  otherExchanges: [
    {
      chainId: 31338,
      factory: demoManifest.tokens.USDC.address,
      initCodeHash: demoManifest.exchange.initCodeHash,
      wrappedNative: demoManifest.exchange.factory,
      router: demoManifest.exchange.wrappedNative,
    },
  ],
}
