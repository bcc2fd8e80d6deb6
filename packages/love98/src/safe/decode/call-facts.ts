import type { Address } from '@/domain/address'
import type { CodeAge } from '@/domain/wallet/code-age'
import { type TokenFactsByAddress, tokenFactsOf } from '@/domain/wallet/token-facts'
import type { DescribedCall } from './described-call'
import { batchContractAt } from './multi-send-deployments'
import type { Amount } from './retained-by-contract'
import { tokensOfCall } from './tokens-of-call'

/**
 * On-chain facts about the contracts of a call, at the newest block. A missing fact can only increase a risk, never
 * lower it.
 */
export type CallFacts = {
  tokens: TokenFactsByAddress
  /** By address in lower case. */
  ages: ReadonlyMap<string, CodeAge>
  /** The keccak256 hashes of the code of batch contracts, by address in lower case; null without code. */
  codeHashes?: ReadonlyMap<string, string | null>
}

export const noFacts: CallFacts = { tokens: new Map(), ages: new Map() }

/**
 * Returns the contracts whose facts the risks of a call depend on: tokens, contracts of unknown calls, and batch
 * contracts.
 */
export function contractsOfRisks(described: DescribedCall): {
  tokens: readonly Address[]
  unknown: readonly Address[]
  batches: readonly Address[]
} {
  const found = { unknown: new Set<Address>(), batches: new Set<Address>() }
  collect(described, found)
  return { tokens: tokensOfCall(described), unknown: [...found.unknown], batches: [...found.batches] }
}

function collect({ call, action }: DescribedCall, found: Record<'unknown' | 'batches', Set<Address>>) {
  const to = call.to.toLowerCase() as Address
  if (isUnknown(action.kind)) found.unknown.add(to)
  if (action.kind === 'batch' && call.operation === 1) found.batches.add(to)
  if (action.kind === 'batch' || action.kind === 'multicall')
    for (const inner of action.calls) collect(inner, found)
  if (action.kind === 'execute') collect(action.call, found)
}

/**
 * Returns whether the chain has different code at the address of a batch contract. Code that was not read counts as the
 * known code, because the address is derived from it.
 */
export function isOtherCode(to: Address, { codeHashes }: CallFacts): boolean {
  const hash = codeHashes?.get(to.toLowerCase())
  return hash !== undefined && hash !== batchContractAt(to)?.codeHash
}

/**
 * Returns the call as the code on the chain executes it. A batch that is delegated to unknown code counts as a delegate
 * call to an untrusted contract.
 */
export function withActualCode(described: DescribedCall, facts: CallFacts): DescribedCall {
  const { call, action } = described
  if (action.kind === 'execute')
    return { ...described, action: { ...action, call: withActualCode(action.call, facts) } }
  if (action.kind !== 'batch' && action.kind !== 'multicall') return described
  if (action.kind === 'batch' && call.operation === 1 && isOtherCode(call.to, facts))
    return { ...described, action: { kind: 'delegate' } }
  return {
    ...described,
    action: { ...action, calls: action.calls.map((inner) => withActualCode(inner, facts)) },
  }
}

export function isUnknown(kind: DescribedCall['action']['kind']): boolean {
  return kind === 'unknown' || kind === 'wrap' || kind === 'unwrap'
}

/** The number of decimal places below which an amount of any token is worthless. */
const worthless = 6
/**
 * The range of decimals that tokens of value have. A contract can report any other number, and so make one unit look
 * like a whole token, or every amount look like nothing.
 */
const believed = { least: 2, most: 36 } as const

/**
 * Returns the risks of minimum amounts. A minimum protects nothing if it is less than a millionth of a token, or less
 * than a thousand units of a token whose decimals are unknown or outside `believed`. More units of such a token may
 * still be worthless.
 */
export function risksOfMinimums(
  minimums: readonly Amount[],
  { tokens }: CallFacts,
): readonly ('no-minimum' | 'minimum-unknown')[] {
  const found = minimums.flatMap(({ token, amount }) => {
    const decimals = token === null ? 18 : tokenFactsOf(tokens, token).decimals
    if (decimals === null || decimals < believed.least || decimals > believed.most)
      return [amount < 1000n ? ('no-minimum' as const) : ('minimum-unknown' as const)]
    const isWorthless = amount === 0n || amount * 10n ** BigInt(worthless) < 10n ** BigInt(decimals)
    return isWorthless ? ['no-minimum' as const] : []
  })
  return [...new Set(found)]
}
