import { type Address, isSameAddress } from '@/domain/address'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { zeroAddress } from '../safe-transaction'
import { type CallFacts, isOtherCode, isUnknown, noFacts, risksOfMinimums } from './call-facts'
import type { Action, DescribedCall, Unit } from './described-call'
import type { RiskLevel } from './gravity'
import { isMultiSendCallOnly } from './multi-send-deployments'
import { type Amount, retainedByContract } from './retained-by-contract'
import type { SafeChange } from './safe-change'

export const riskLevels = {
  'unknown-call': 'acknowledged',
  /** The bytes contain no price, so a minimum may be far below it. */
  'price-unknown': 'acknowledged',
  /** A swap without a minimum, whose call checks the account's balance afterward. */
  'minimum-of-balance': 'acknowledged',
  /** The chain does not report the age of an unknown contract. */
  'age-unknown': 'caution',
  revoke: 'caution',
  'no-recipient': 'caution',
  name: 'acknowledged',
  'safe-tx-gas': 'caution',
  'unused-refund': 'caution',
  'nonce-gap': 'caution',
  'nonce-used': 'caution',
  'delegate-call': 'danger',
  'batch-elsewhere': 'danger',
  allowance: 'danger',
  operator: 'danger',
  owners: 'danger',
  threshold: 'danger',
  module: 'danger',
  guard: 'danger',
  'fallback-handler': 'danger',
  contract: 'danger',
  /** An older version of the contract than the Safe has. */
  'older-contract': 'danger',
  'own-call': 'danger',
  'other-safe': 'danger',
  control: 'danger',
  upgrade: 'danger',
  'name-owner': 'danger',
  /** Another account receives the payments to a name, or decides who does. */
  'name-address': 'danger',
  'swap-elsewhere': 'danger',
  /** A swap or a change of liquidity that may return nothing. */
  'no-minimum': 'danger',
  /** The chain does not report the decimals of the minimum's token. */
  'minimum-unknown': 'danger',
  /** An amount that remains with a contract from which any account can take it. */
  'left-behind': 'danger',
  /** Rights at a contract that act for this Safe: `functions/authority-table.ts` lists them. */
  authority: 'danger',
  /** Modules, owners, guards or handlers of another contract than this Safe. */
  'other-settings': 'danger',
  /** An unknown call of a contract whose code is younger than a day. */
  'new-contract': 'danger',
  'call-with-value': 'danger',
  malformed: 'danger',
  refund: 'danger',
  misdescribed: 'danger',
  'unreadable-batch': 'refused',
} as const satisfies Readonly<Record<string, RiskLevel>>

export type RiskFlag = keyof typeof riskLevels

const ofChange: Readonly<Record<SafeChange['type'], RiskFlag>> = {
  ADD_OWNER: 'owners',
  REMOVE_OWNER: 'owners',
  SWAP_OWNER: 'owners',
  CHANGE_THRESHOLD: 'threshold',
  CHANGE_IMPLEMENTATION: 'contract',
  SET_FALLBACK_HANDLER: 'fallback-handler',
  ENABLE_MODULE: 'module',
  DISABLE_MODULE: 'module',
  SET_GUARD: 'guard',
  DELETE_GUARD: 'guard',
  SET_MODULE_GUARD: 'guard',
  DELETE_MODULE_GUARD: 'guard',
}

/**
 * Returns the risks of a call and of every call in it, each once. A batch of payments on a known MultiSendCallOnly has
 * none.
 * @param safe the caller
 * @param facts from the chain; without them an allowance of 0 may be one of NFT #0, and the age of a contract is
 * unknown
 */
export function risksOfCall(
  safe: Address,
  described: DescribedCall,
  facts: CallFacts = noFacts,
): readonly RiskFlag[] {
  const found = new Set<RiskFlag>()
  collect({ safe, caller: safe, facts, found }, described)
  return [...found]
}

type RiskContext = {
  safe: Address
  /** The account that makes the call: the Safe, or a contract that it calls. */
  caller: Address
  facts: CallFacts
  found: Set<RiskFlag>
}

/**
 * Collects the risks of a call and of the calls in it.
 * @param deposits payments of earlier calls in the same batch to the contract
 */
function collect(place: RiskContext, described: DescribedCall, deposits: readonly Amount[] = []) {
  const { call, action } = described
  const { caller, found, facts } = place
  const { to, value, data, operation } = call
  const isOwn = isSameAddress(to, caller)
  const isKnownBatch = action.kind === 'batch' && isMultiSendCallOnly(to) && !isOtherCode(to, facts)
  if (operation === 1 && !isKnownBatch) found.add('delegate-call')
  if (operation === 0 && value > 0n && data !== '0x') found.add('call-with-value')
  for (const flag of risksOfAction(place, to, action)) found.add(flag)
  if (handsBytesOn(described)) found.add('unknown-call')
  if (isUnknown(action.kind) && !isOwn) for (const flag of risksOfAge(to, facts)) found.add(flag)
  if (isOwn && operation === 0 && data !== '0x' && action.kind !== 'settings') found.add('own-call')
  if (action.kind === 'batch') {
    if (operation === 0) found.add('batch-elsewhere')
    collectBatch({ ...place, caller: operation === 1 ? caller : to }, action.calls)
  }
  if (action.kind === 'execute') collect({ ...place, caller: to }, action.call)
  if (action.kind !== 'multicall') return
  const paid = action.isPlan ? [...deposits, { token: null, amount: value }] : deposits
  const kept = retainedByContract(caller, to, action.calls, paid)
  for (const inner of action.calls) if (!kept.evaluated.has(inner)) collect(place, inner)
  if (action.calls.some(({ action: { kind } }) => kind === 'swap')) found.add('price-unknown')
  if (kept.isBalanceChecked) found.add('minimum-of-balance')
  if (kept.hasRemainder) found.add('left-behind')
  for (const flag of risksOfMinimums(kept.minimums, facts)) found.add(flag)
}

/** Collects the risks of consecutive calls: a later call must take what an earlier one pays to a router. */
function collectBatch(place: RiskContext, calls: readonly DescribedCall[]) {
  const isPlan = ({ action }: DescribedCall) => action.kind === 'multicall' && action.isPlan === true
  const routers = new Set(calls.filter(isPlan).map(({ call }) => call.to.toLowerCase()))
  const paid = new Map<string, readonly Amount[]>()
  for (const inner of calls) {
    const router = inner.call.to.toLowerCase()
    collect(place, inner, isPlan(inner) ? paid.get(router) : [])
    if (isPlan(inner)) paid.delete(router)
    for (const { to, ...amount } of paymentsOf(inner))
      if (routers.has(to)) paid.set(to, [...(paid.get(to) ?? []), amount])
  }
  if (paid.size > 0) place.found.add('left-behind')
}

function paymentsOf({ call, action }: DescribedCall): readonly (Amount & { to: string })[] {
  if (action.kind === 'pay') return [{ to: call.to.toLowerCase(), token: null, amount: call.value }]
  const acts = action.kind === 'several' ? action.actions : [action]
  return acts.flatMap((one) =>
    one.kind === 'send' ? [{ to: one.to.toLowerCase(), token: one.token, amount: one.amount }] : [],
  )
}

/**
 * Returns whether a transfer carries bytes to the contract of its recipient, which decides their meaning, such as the
 * owner of what it makes of an NFT.
 */
function handsBytesOn({ action, arguments: given }: DescribedCall): boolean {
  const isTransfer = action.kind === 'send' || action.kind === 'send-nft'
  return isTransfer && given.some(({ name, value }) => name === 'data' && value !== '0x')
}

function risksOfAge(to: Address, { ages }: CallFacts): readonly RiskFlag[] {
  const age = ages.get(to.toLowerCase()) ?? 'unknown'
  if (age === 'unknown') return ['age-unknown']
  return age === 'older' ? [] : ['new-contract']
}

function risksOfAction(place: RiskContext, to: Address, action: Action): readonly RiskFlag[] {
  const { safe, caller, facts } = place
  switch (action.kind) {
    case 'settings':
      // A module of this Safe can make it call itself.
      return isSameAddress(to, caller) || isSameAddress(to, safe)
        ? [ofChange[action.change.type]]
        : ['other-settings']
    case 'allow':
      if (action.change === 'decrease') return []
      return action.amount === 0n && !mayBeId(action, facts) ? ['revoke'] : ['allowance']
    case 'allow-all':
      return action.isAllowed ? ['operator'] : []
    case 'authority':
      if (action.right === 'configure') return ['other-settings']
      // The amounts are not read, so a result for the caller itself is acknowledged like an unknown call.
      if (action.right === 'receive')
        return [isSameAddress(caller, action.account) ? 'unknown-call' : 'swap-elsewhere']
      return action.isGiven ? ['authority'] : []
    case 'send':
    case 'send-nft':
      return isLost(action.to, action.token) ? ['no-recipient'] : []
    case 'pay':
      return isLost(to, null) ? ['no-recipient'] : []
    case 'swap':
      return [
        'price-unknown',
        ...(isSameAddress(action.to, caller) ? [] : (['swap-elsewhere'] as const)),
        ...risksOfMinimums([action.receives], facts),
      ]
    case 'add-liquidity':
    case 'remove-liquidity':
      return [
        'price-unknown',
        ...(isSameAddress(action.to, caller) ? [] : (['swap-elsewhere'] as const)),
        ...risksOfMinimums(
          action.sides.map(({ token }, side) => ({ token, amount: action.least[side] ?? 0n })),
          facts,
        ),
      ]
    case 'several':
      return action.actions.flatMap((one) => risksOfAction(place, to, one))
    case 'payout':
      return isSameAddress(action.to, caller) ? [] : ['swap-elsewhere']
    case 'name':
      return [riskOfName(action, caller)]
    case 'execute':
    case 'approve-hash':
      return ['other-safe']
    case 'control':
      return ['control']
    case 'migrate':
      return ['contract']
    case 'upgrade':
    case 'malformed':
    case 'unreadable-batch':
      return [action.kind]
    case 'unknown':
    case 'wrap':
    case 'unwrap':
      return ['unknown-call']
    default:
      return []
  }
}

/** Only a registration for the caller, or its own address, keeps a name with the caller. */
function riskOfName({ change, account }: Extract<Action, { kind: 'name' }>, caller: Address): RiskFlag {
  const isOwn = account !== null && isSameAddress(account, caller)
  if (change === 'resolver') return 'name-address'
  if (change === 'address') return isOwn ? 'name' : 'name-address'
  if (change === 'register') return isOwn ? 'name' : 'name-owner'
  return change === 'owner' || change === 'subname' || change === 'fuses' ? 'name-owner' : 'name'
}

/**
 * `approve(spender, 0)` gives away NFT #0 at an ERC-721, so it revokes an allowance only at a contract that is an
 * ERC-20 by its own answers.
 */
function mayBeId({ unit, token }: { unit: Unit; token: Address }, { tokens }: CallFacts): boolean {
  return unit === 'id' || (unit === 'amount-or-id' && tokenFactsOf(tokens, token).standard !== 'ERC20')
}

/** The zero address has no key, and a token contract rarely returns tokens that it owns itself. */
function isLost(to: Address, token: Address | null): boolean {
  return isSameAddress(to, zeroAddress) || isSameAddress(to, token)
}
