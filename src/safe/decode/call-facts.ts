import type { Address } from '@/domain/address'
import type { CodeAge } from '@/domain/wallet/code-age'
import { type TokenFactsByAddress, tokenFactsOf } from '@/domain/wallet/token-facts'
import type { DescribedCall } from './described-call'
import type { Amount } from './kept-by-contract'
import { tokensOfCall } from './tokens-of-call'

/** What the chain says, at the newest block, of the contracts of a call; what was not read makes a risk heavier, never lighter. */
export type CallFacts = {
  tokens: TokenFactsByAddress
  /** By address in lower case. */
  ages: ReadonlyMap<string, CodeAge>
}

export const noFacts: CallFacts = { tokens: new Map(), ages: new Map() }

/** The contracts whose facts the risks of a call need: tokens, and contracts of unknown calls. */
export function contractsOfRisks(described: DescribedCall): {
  tokens: readonly Address[]
  unknown: readonly Address[]
} {
  const unknown = new Set<Address>()
  collect(described, unknown)
  return { tokens: tokensOfCall(described), unknown: [...unknown] }
}

function collect({ call, action }: DescribedCall, unknown: Set<Address>) {
  if (isUnknown(action.kind)) unknown.add(call.to.toLowerCase() as Address)
  if (action.kind === 'batch' || action.kind === 'multicall')
    for (const inner of action.calls) collect(inner, unknown)
  if (action.kind === 'execute') collect(action.call, unknown)
}

/** Acts of a call that nothing but the contract knows. */
export function isUnknown(kind: DescribedCall['action']['kind']): boolean {
  return kind === 'unknown' || kind === 'wrap' || kind === 'unwrap'
}

/** Digits behind the point after which an amount of any token is worth nothing. */
const worthless = 6

/** Whether a least amount protects nothing: less than a millionth of a token, or than a thousand units where its decimals are not known. */
export function isWorthless({ token, amount }: Amount, { tokens }: CallFacts): boolean {
  const decimals = token === null ? 18 : tokenFactsOf(tokens, token).decimals
  if (decimals === null) return amount < 1000n
  return amount === 0n || amount * 10n ** BigInt(worthless) < 10n ** BigInt(Math.min(decimals, 36))
}
