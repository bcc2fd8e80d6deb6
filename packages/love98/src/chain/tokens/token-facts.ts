import type { Chain, Client, Transport } from 'viem'
import { readContract } from 'viem/actions'
import { getChainContractAddress, parseAbi } from 'viem/utils'
import { isExecutionFailure } from '@/chain/node-failure'
import { decodeBool, decodeUint, encodeCall } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { type Hex, hexToText } from '@/domain/hex'
import { looksLikeAddress } from '@/domain/looks-like-address'
import * as selectors from '@/domain/selectors'
import {
  sanitizeSymbol,
  type TokenFacts,
  type TokenFactsByAddress,
  type TokenStandard,
} from '@/domain/wallet/token-facts'

const multicallAbi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Answer { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) view returns (Answer[])',
])

/** ERC-165 ids: the interface itself, the id that no contract may support, ERC-721 and ERC-1155. */
const interfaceIds = [0x01ffc9a7n, 0xffffffffn, 0x80ac58cdn, 0xd9b67a26n]

const questions: readonly Hex[] = [
  selectors.symbol,
  selectors.decimals,
  // ABI encoding places four bytes at the beginning of their word.
  ...interfaceIds.map((id) => encodeCall(selectors.supportsInterface, id << 224n)),
]

/**
 * The compression function of BLAKE2 (EIP-152) with 200,000 rounds, one gas each. It is the last call: when
 * it succeeds, every call before it had at least that much gas, so a contract that wastes gas cannot make
 * another one appear unknown.
 */
const gasProbe = {
  target: '0x0000000000000000000000000000000000000009',
  allowFailure: true,
  callData: `0x${(200_000).toString(16).padStart(8, '0')}${'00'.repeat(208)}01`,
} as const

type Reader = Client<Transport, Chain>

/**
 * Reads symbol, decimals and standard of token contracts in one `eth_call` (Multicall3). If one of them wastes the gas
 * of the call or makes it fail, each is read in a separate call.
 * @throws viem's errors if the node does not answer, or if the chain has no Multicall3
 */
export async function readTokenMetadata(
  client: Reader,
  addresses: readonly Address[],
): Promise<TokenFactsByAddress> {
  const unique = [...new Set(addresses.map((address) => address.toLowerCase() as Address))]
  if (unique.length === 0) return new Map()
  const together = await readTogether(client, unique, unique.length === 1)
  if (together) return together
  const single = await Promise.all(unique.map((address) => readTogether(client, [address], true)))
  return new Map(single.flatMap((facts) => [...(facts ?? [])]))
}

/** @param isLast true if an incomplete result is accepted; otherwise it is null */
async function readTogether(
  client: Reader,
  addresses: readonly Address[],
  isLast: boolean,
): Promise<TokenFactsByAddress | null> {
  const calls = addresses.flatMap((target) =>
    questions.map((callData) => ({ target, allowFailure: true, callData })),
  )
  const answers = await readContract(client, {
    address: getChainContractAddress({ chain: client.chain, contract: 'multicall3' }),
    abi: multicallAbi,
    functionName: 'aggregate3',
    args: [[...calls, gasProbe]],
  }).catch((error: unknown) => {
    if (!isExecutionFailure(error)) throw error
    return null
  })
  const probe = answers?.at(-1)
  if (!isLast && !(probe?.success && probe.returnData.length === 130)) return null
  return new Map(
    addresses.map((address, index) => {
      const from = index * questions.length
      const own = answers?.slice(from, from + questions.length)
      return [address, factsOf((own ?? []).map(({ success, returnData }) => (success ? returnData : '0x')))]
    }),
  )
}

function factsOf([symbol = '0x', decimals = '0x', ...flags]: readonly Hex[]): TokenFacts {
  const standard = standardOf(flags, readDecimals(decimals) !== null)
  const text = readSymbol(symbol)
  return {
    symbol: text === null ? null : sanitizeSymbol(text),
    decimals: standard === 'ERC20' ? readDecimals(decimals) : null,
    standard,
  }
}

/**
 * ERC-165 counts only for a contract that answers as the standard requires: true for its own id, false for
 * `0xffffffff`.
 */
function standardOf(flags: readonly Hex[], hasDecimals: boolean): TokenStandard | null {
  const [self, none, erc721, erc1155] = flags.map(decodeBool)
  if (self === true && none === false) {
    if (erc721) return 'ERC721'
    if (erc1155) return 'ERC1155'
  }
  return hasDecimals ? 'ERC20' : null
}

const longestSymbol = 1_024

/**
 * Reads a symbol: a `string` or, from tokens of 2016 and 2017, a `bytes32` padded with zeros. Returns null
 * for any other answer, and for a symbol that looks like an address.
 */
function readSymbol(answer: Hex): string | null {
  const digits = answer.slice(2)
  const bytes = digits.length === 64 ? digits.replace(/(00)+$/, '') : stringIn(digits)
  if (bytes === null || bytes.length > 2 * longestSymbol) return null
  try {
    const symbol = hexToText(`0x${bytes}`)
    return looksLikeAddress(symbol) ? null : symbol
  } catch {
    return null
  }
}

function readDecimals(answer: Hex): number | null {
  const decimals = decodeUint(answer)
  return decimals !== null && decimals < 256n ? Number(decimals) : null
}

/** Returns the bytes of an answer that is one `string`: the offset 32, its length, and itself. */
function stringIn(digits: string): string | null {
  if (!/^0{62}20/.test(digits)) return null
  const length = Number(`0x${digits.slice(64, 128) || '0'}`)
  if (length > longestSymbol || digits.length < 128 + 2 * length) return null
  return digits.slice(128, 128 + 2 * length)
}
