import type { Address } from '@/domain/address'

/** A deployment of Uniswap V2. `router` is its UniswapV2Router02. */
export type ExchangeDeployment = {
  readonly chainId: number
  readonly factory: Address
  readonly router: Address
  /** The wrapped native coin of the chain (https://tokenlists.org, Uniswap Labs Default 22.21.0). */
  readonly wrappedNative: Address
}

export const exchangeSource = 'https://docs.uniswap.org/contracts/v2/reference/smart-contracts/v2-deployments'

/**
 * The hash of the code of a pair, with which the address of a pool is computed. Every deployment of `exchangeDeployments`
 * has the same code (https://github.com/Uniswap/universal-router, `script/deployParameters`).
 */
export const pairCodeHash = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'

/** The published deployments of Uniswap V2 (`exchangeSource`) on chains whose wrapped coin is on the token list. */
export const exchangeDeployments: readonly ExchangeDeployment[] = [
  {
    chainId: 1,
    factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
    router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
    wrappedNative: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  },
  {
    chainId: 10,
    factory: '0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf',
    router: '0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2',
    wrappedNative: '0x4200000000000000000000000000000000000006',
  },
  {
    chainId: 56,
    factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
    router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    wrappedNative: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
  },
  {
    chainId: 130,
    factory: '0x1F98400000000000000000000000000000000002',
    router: '0x284F11109359a7e1306C3e447ef14D38400063FF',
    wrappedNative: '0x4200000000000000000000000000000000000006',
  },
  {
    chainId: 137,
    factory: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
    router: '0xedf6066a2b290C185783862C7F4776A2C8077AD1',
    wrappedNative: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
  },
  {
    chainId: 480,
    factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
    router: '0x541aB7c31A119441eF3575F6973277DE0eF460bd',
    wrappedNative: '0x4200000000000000000000000000000000000006',
  },
  {
    chainId: 8453,
    factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
    router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    wrappedNative: '0x4200000000000000000000000000000000000006',
  },
  {
    chainId: 42161,
    factory: '0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9',
    router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    wrappedNative: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
  },
  {
    chainId: 43114,
    factory: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
    router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    wrappedNative: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
  },
  {
    chainId: 11155111,
    factory: '0xF62c03E08ada871A0bEb309762E260a7a6a880E6',
    router: '0xeE567Fe1712Faf6149d80dA1E6934E354124CfE3',
    wrappedNative: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14',
  },
]
