import type { Address } from '@/domain/address'
import type { Side } from '../described-call'
import { defineKnownFunction } from '../known-function'

/** Liquidity of Uniswap V2 and wrapped native coins (WETH9), by selector. */
export const liquidityFunctions = {
  '0xe8e33700': defineKnownFunction(
    'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
    ([a, b, mostA, mostB, leastA, leastB, to, deadline]) => ({
      kind: 'add-liquidity',
      sides: [side(a, mostA, 'at-most'), side(b, mostB, 'at-most')],
      least: [leastA, leastB],
      to,
      deadline,
    }),
  ),
  '0xf305d719': defineKnownFunction(
    'addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
    ([token, most, leastToken, leastNative, to, deadline], _, value) => ({
      kind: 'add-liquidity',
      sides: [side(token, most, 'at-most'), side(null, value, 'at-most')],
      least: [leastToken, leastNative],
      to,
      deadline,
    }),
  ),
  '0xbaa2abde': defineKnownFunction(
    'removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
    ([a, b, , leastA, leastB, to, deadline]) => ({
      kind: 'remove-liquidity',
      sides: [side(a, leastA, 'at-least'), side(b, leastB, 'at-least')],
      least: [leastA, leastB],
      to,
      deadline,
    }),
  ),
  '0x02751cec': defineKnownFunction(
    'removeLiquidityETH(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
    ([token, , leastToken, leastNative, to, deadline]) => ({
      kind: 'remove-liquidity',
      sides: [side(token, leastToken, 'at-least'), side(null, leastNative, 'at-least')],
      least: [leastToken, leastNative],
      to,
      deadline,
    }),
  ),
  '0xd0e30db0': defineKnownFunction('deposit()', () => ({ kind: 'wrap' })),
  '0x2e1a7d4d': defineKnownFunction('withdraw(uint256 amount)', ([amount]) => ({ kind: 'unwrap', amount })),
} as const

function side(token: Address | null, amount: bigint, limit: Side['limit']): Side {
  return { token, amount, limit }
}
