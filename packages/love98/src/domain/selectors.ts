import type { Hex } from './hex'

// Selectors of the functions that the product calls or recognizes: the first four bytes of the keccak256 hash
// of the signature (Solidity ABI). Each is a constant of its own, which the bundler writes where it is used.
// `abi.test.ts` has the signatures.

// Tokens: ERC-20, ERC-721, ERC-165, WETH9, USDT and USDC.
export const allowance: Hex = '0xdd62ed3e'
export const approve: Hex = '0x095ea7b3'
export const balanceOf: Hex = '0x70a08231'
export const decimals: Hex = '0x313ce567'
export const deposit: Hex = '0xd0e30db0'
export const isBlackListed: Hex = '0xe47d6060'
export const isBlacklisted: Hex = '0xfe575a87'
export const name: Hex = '0x06fdde03'
export const paused: Hex = '0x5c975abb'
export const safeTransferFrom: Hex = '0x42842e0e'
export const supportsInterface: Hex = '0x01ffc9a7'
export const symbol: Hex = '0x95d89b41'
export const transfer: Hex = '0xa9059cbb'
export const transferFrom: Hex = '0x23b872dd'
export const withdraw: Hex = '0x2e1a7d4d'

// Uniswap V2. The swaps with `Fee` are those with the ending `SupportingFeeOnTransferTokens`.
export const factory: Hex = '0xc45a0155'
export const getPair: Hex = '0xe6a43905'
export const getPool: Hex = '0x1698ee82'
export const getReserves: Hex = '0x0902f1ac'
export const getSlot0OfId: Hex = '0xc815641c'
export const liquidity: Hex = '0x1a686502'
export const liquidityOfId: Hex = '0xfa6793d5'
export const poolManager: Hex = '0xdc4c90d3'
export const slot0: Hex = '0x3850c7bd'
export const swapExactETHForTokens: Hex = '0x7ff36ab5'
export const swapExactETHForTokensFee: Hex = '0xb6f9de95'
export const swapExactTokensForETH: Hex = '0x18cbafe5'
export const swapExactTokensForETHFee: Hex = '0x791ac947'
export const swapExactTokensForTokens: Hex = '0x38ed1739'
export const swapExactTokensForTokensFee: Hex = '0x5c11d795'
export const token0: Hex = '0x0dfe1681'
export const token1: Hex = '0xd21220a7'
export const wrappedNative: Hex = '0xad5c4648'
export const wrappedNative9: Hex = '0x4aa4a4fc'

// Uniswap V3 and V4: the quoters, the Universal Router, the manager of V4, and Permit2.
export const executeCommands: Hex = '0x3593564c'
export const executeWithoutDeadline: Hex = '0x24856bc3'
export const extsload: Hex = '0x1e2eaeaf'
export const permitAllowance: Hex = '0x927da105'
export const permitApprove: Hex = '0x87517c45'
export const quoteV3: Hex = '0xc6a5026a'
export const quoteV4: Hex = '0xaa9d21cb'

// Accounts: ERC-1271 in its current and its older form, ERC-4337, and Safe.
export const entryPoint: Hex = '0xb0d691fe'
export const executeBatch: Hex = '0x18dfb3c7'
export const getThreshold: Hex = '0xe75235b8'
export const isValidSignature: Hex = '0x1626ba7e'
export const isValidSignatureOfBytes: Hex = '0x20c13b0b'
export const multiSend: Hex = '0x8d80ff0a'
export const nonce: Hex = '0xaffed0e0'

// Multicall3.
export const aggregate3: Hex = '0x82ad56cb'
export const getEthBalance: Hex = '0x4d2301cc'

// The GasPriceOracle of chains of the OP Stack.
export const getL1Fee: Hex = '0x49948e0e'
export const getOperatorFee: Hex = '0x275aedd2'

// ENS: the universal resolver (https://docs.ens.domains/resolvers/universal), a registry, and a resolver.
export const addr: Hex = '0x3b3b57de'
export const addrOfCoin: Hex = '0xf1cb7e06'
export const nameOfNode: Hex = '0x691f3431'
export const resolveWithGateways: Hex = '0xa1472844'
export const resolver: Hex = '0x0178b8bf'
export const reverseWithGateways: Hex = '0xb7d6ca64'
export const text: Hex = '0x59d1d43c'
