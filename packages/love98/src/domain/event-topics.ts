import type { Hex } from './hex'

// Topic 0 of events: the keccak256 hash of the signature. `abi.test.ts` has the signatures.
/** ERC-20, ERC-721 and, for the native coin, EIP-7708. */
export const transfer: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

// WETH9.
export const deposit: Hex = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c'
export const withdrawal: Hex = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65'

// A pool of Uniswap V2.
export const swap: Hex = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'
export const sync: Hex = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'

// A Safe.
export const executionFailure: Hex = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
export const executionSuccess: Hex = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
