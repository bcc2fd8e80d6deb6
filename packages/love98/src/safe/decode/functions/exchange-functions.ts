import type { Address } from '@/domain/address'
import type { Action, Side } from '../described-call'
import { defineKnownFunction } from '../known-function'

type Path = readonly Address[]
const exact = 'uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline'
const wanted = 'uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline'

/** Swaps by the router of Uniswap V2 and routers with the same interface, by selector. */
export const exchangeFunctions = {
  '0x38ed1739': defineKnownFunction(
    `swapExactTokensForTokens(${exact})`,
    ([given, least, path, to, deadline]) => swap(path, { given, least, to, deadline }),
  ),
  '0x5c11d795': defineKnownFunction(
    `swapExactTokensForTokensSupportingFeeOnTransferTokens(${exact})`,
    ([given, least, path, to, deadline]) => swap(path, { given, least, to, deadline }),
  ),
  '0x18cbafe5': defineKnownFunction(`swapExactTokensForETH(${exact})`, ([given, least, path, to, deadline]) =>
    swap(path, { given, least, to, deadline }, 'to-native'),
  ),
  '0x791ac947': defineKnownFunction(
    `swapExactTokensForETHSupportingFeeOnTransferTokens(${exact})`,
    ([given, least, path, to, deadline]) => swap(path, { given, least, to, deadline }, 'to-native'),
  ),
  '0x7ff36ab5': defineKnownFunction(
    'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    ([least, path, to, deadline], _, given) => swap(path, { given, least, to, deadline }, 'from-native'),
  ),
  '0xb6f9de95': defineKnownFunction(
    'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    ([least, path, to, deadline], _, given) => swap(path, { given, least, to, deadline }, 'from-native'),
  ),
  '0x8803dbee': defineKnownFunction(
    `swapTokensForExactTokens(${wanted})`,
    ([gotten, most, path, to, deadline]) => swap(path, { gotten, most, to, deadline }),
  ),
  '0x4a25d94a': defineKnownFunction(
    `swapTokensForExactETH(${wanted})`,
    ([gotten, most, path, to, deadline]) => swap(path, { gotten, most, to, deadline }, 'to-native'),
  ),
  '0xfb3bdb41': defineKnownFunction(
    'swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)',
    ([gotten, path, to, deadline], _, most) => swap(path, { gotten, most, to, deadline }, 'from-native'),
  ),
} as const

type Terms = { to: Address; deadline: bigint } & (
  | { given: bigint; least: bigint }
  | { gotten: bigint; most: bigint }
)

/** Null for a path that the router refuses: one with less than two tokens. */
function swap(path: Path, terms: Terms, native?: 'from-native' | 'to-native'): Action | null {
  const [first, last] = [path[0], path.at(-1)]
  if (!first || !last || path.length < 2) return null
  const [from, into] = [native === 'from-native' ? null : first, native === 'to-native' ? null : last]
  const { to, deadline } = terms
  const sides: { gives: Side; receives: Side } =
    'given' in terms
      ? {
          gives: { token: from, amount: terms.given, limit: 'exactly' },
          receives: { token: into, amount: terms.least, limit: 'at-least' },
        }
      : {
          gives: { token: from, amount: terms.most, limit: 'at-most' },
          receives: { token: into, amount: terms.gotten, limit: 'exactly' },
        }
  return { kind: 'swap', ...sides, to, deadline }
}
