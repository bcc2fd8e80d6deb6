import type { Address } from '@/domain/address'
import type { CodeAge } from '@/domain/wallet/code-age'
import { type TokenFactsByAddress, tokenFactsOf } from '@/domain/wallet/token-facts'
import type { DescribedCall } from './described-call'
import type { Amount } from './kept-by-contract'
import { batchContractAt } from './multi-send-deployments'
import { tokensOfCall } from './tokens-of-call'

/** Facts of the chain, at the newest block, about the contracts of a call; a fact that was not read makes a risk heavier, never lighter. */
export type CallFacts = {
  tokens: TokenFactsByAddress
  /** By address in lower case. */
  ages: ReadonlyMap<string, CodeAge>
  /** keccak256 of the code of batch contracts, null without code; by address in lower case. */
  codeHashes?: ReadonlyMap<string, string | null>
}

export const noFacts: CallFacts = { tokens: new Map(), ages: new Map() }

/** The contracts whose facts the risks of a call need: tokens, contracts of unknown calls, and batch contracts. */
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
 * True when the chain has other code at the address of a batch contract than the known code. Code that was not read counts as the
 * known code: the address follows from it.
 */
export function isOtherCode(to: Address, { codeHashes }: CallFacts): boolean {
  const hash = codeHashes?.get(to.toLowerCase())
  return hash !== undefined && hash !== batchContractAt(to)?.codeHash
}

/** A call as the code of the chain runs it: a batch that is delegated to other code than the known one is code of a stranger. */
export function byItsCode(described: DescribedCall, facts: CallFacts): DescribedCall {
  const { call, action } = described
  if (action.kind === 'execute')
    return { ...described, action: { ...action, call: byItsCode(action.call, facts) } }
  if (action.kind !== 'batch' && action.kind !== 'multicall') return described
  if (action.kind === 'batch' && call.operation === 1 && isOtherCode(call.to, facts))
    return { ...described, action: { kind: 'delegate' } }
  return { ...described, action: { ...action, calls: action.calls.map((inner) => byItsCode(inner, facts)) } }
}

/** Acts of a call that nothing but the contract knows. */
export function isUnknown(kind: DescribedCall['action']['kind']): boolean {
  return kind === 'unknown' || kind === 'wrap' || kind === 'unwrap'
}

/** Digits behind the point after which an amount of any token is worth nothing. */
const worthless = 6
/** Decimals that tokens of value have. Others, which any contract may name, make one unit look like a token, or every amount like nothing. */
const believed = { least: 2, most: 36 } as const

/**
 * The risks of some minimums: one protects nothing when it is less than a millionth of a token, or than a thousand units of a token
 * whose decimals the node did not tell or that nothing of value has. More units of such a token may still be worth nothing.
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
