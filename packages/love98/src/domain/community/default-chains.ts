const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/**
 * The chains of a community file that names none `[S3.16]`: Ethereum mainnet and Goerli, as viem 2.57 describes them
 * (https://viem.sh/docs/chains/introduction). Goerli ended in 2024; it is kept so that an old record can be named.
 */
export const defaultChains = [
  {
    id: 1,
    name: 'Ethereum',
    network: 'homestead',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    publicRpcUrl: 'https://ethereum.reth.rs/rpc',
    explorer: { name: 'Etherscan', url: 'https://etherscan.io' },
    testnet: false,
    multicall3,
    universalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
  },
  {
    id: 5,
    name: 'Goerli',
    network: 'goerli',
    nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
    publicRpcUrl: 'https://5.rpc.thirdweb.com',
    explorer: { name: 'Etherscan', url: 'https://goerli.etherscan.io' },
    testnet: true,
    multicall3,
    universalResolver: '0xfc4AC75C46C914aF5892d6d3eFFcebD7917293F1',
  },
] as const
