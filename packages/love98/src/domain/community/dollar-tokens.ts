import type { Address } from '@/domain/address'

export type ListedToken = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly address: Address
}

/**
 * The tokens for one US dollar with which pools are looked for, by chain: USDC, USDT and DAI as the Uniswap Labs Default
 * list has them (https://tokenlists.org, 22.21.0).
 */
export const dollarTokens: Readonly<Record<number, readonly ListedToken[]>> = {
  1: [
    { symbol: 'USDC', name: 'USDCoin', decimals: 6, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
    {
      symbol: 'USDT',
      name: 'Tether USD',
      decimals: 6,
      address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    },
    {
      symbol: 'DAI',
      name: 'Dai Stablecoin',
      decimals: 18,
      address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    },
  ],
  10: [
    { symbol: 'USDC', name: 'USDCoin', decimals: 6, address: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85' },
    {
      symbol: 'USDT',
      name: 'Tether USD',
      decimals: 6,
      address: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
    },
    {
      symbol: 'DAI',
      name: 'Dai Stablecoin',
      decimals: 18,
      address: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
    },
  ],
  56: [
    { symbol: 'USDC', name: 'USDCoin', decimals: 18, address: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d' },
    {
      symbol: 'USDT',
      name: 'Tether USD',
      decimals: 18,
      address: '0x55d398326f99059fF775485246999027B3197955',
    },
    {
      symbol: 'DAI',
      name: 'Dai Stablecoin',
      decimals: 18,
      address: '0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3',
    },
  ],
  130: [
    { symbol: 'USDC', name: 'USDCoin', decimals: 6, address: '0x078D782b760474a361dDA0AF3839290b0EF57AD6' },
    {
      symbol: 'USDT',
      name: 'Tether USD',
      decimals: 6,
      address: '0x588CE4F028D8e7B53B687865d6A67b3A54C75518',
    },
    {
      symbol: 'DAI',
      name: 'Dai Stablecoin',
      decimals: 18,
      address: '0x20CAb320A855b39F724131C69424240519573f81',
    },
  ],
  137: [
    { symbol: 'USDC', name: 'USDCoin', decimals: 6, address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359' },
    {
      symbol: 'USDT',
      name: 'Tether USD',
      decimals: 6,
      address: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
    },
    {
      symbol: 'DAI',
      name: 'Dai Stablecoin',
      decimals: 18,
      address: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
    },
  ],
  8453: [
    { symbol: 'USDC', name: 'USD Coin', decimals: 6, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' },
    {
      symbol: 'DAI',
      name: 'Dai Stablecoin',
      decimals: 18,
      address: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
    },
  ],
  42161: [
    { symbol: 'USDC', name: 'USDCoin', decimals: 6, address: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831' },
    {
      symbol: 'DAI',
      name: 'Dai Stablecoin',
      decimals: 18,
      address: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
    },
  ],
  43114: [
    {
      symbol: 'USDC',
      name: 'USDC Token',
      decimals: 6,
      address: '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E',
    },
    {
      symbol: 'USDT',
      name: 'Tether USD',
      decimals: 6,
      address: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
    },
  ],
}
