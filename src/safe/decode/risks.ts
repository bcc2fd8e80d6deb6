import { type Address, isSameAddress } from '@/domain/address'
import { zeroAddress } from '../safe-transaction'
import type { Action, DescribedCall } from './described-call'
import { keptByContract } from './kept-by-contract'
import { isMultiSendCallOnly } from './multi-send-deployments'
import type { SafeChange } from './safe-change'

/**
 * What an owner must know before signing, by weight: a caution is read, `unknown` is a caution that is read and acknowledged, since
 * what is not recognized is never silent, a danger is acknowledged, and what is refused cannot be signed here.
 */
export const riskLevels = {
  'unknown-call': 'unknown',
  /** The chain does not say since when an unknown contract is there. */
  'age-unknown': 'caution',
  revoke: 'caution',
  'no-recipient': 'caution',
  name: 'caution',
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
  'swap-elsewhere': 'danger',
  /** A swap or a liquidity that can be given for nothing. */
  'no-minimum': 'danger',
  /** Money that stays with a contract from which any account can take it. */
  'left-behind': 'danger',
  /** Rights at a contract that act for this Safe: `authorities.ts` lists them. */
  authority: 'danger',
  /** Modules, owners, guards or handlers of another contract than this Safe. */
  'other-settings': 'danger',
  /** An unknown call of a contract whose code is younger than a day. */
  'new-contract': 'danger',
  'call-with-value': 'danger',
  malformed: 'danger',
  refund: 'danger',
  /** The gateway's description does not match the call data. */
  misdescribed: 'danger',
  'unreadable-batch': 'refused',
} as const satisfies Readonly<Record<string, Exclude<Gravity, 'none'>>>

/** From the lightest to the heaviest. */
export type Gravity = 'none' | 'caution' | 'unknown' | 'danger' | 'refused'

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
 * The risks of a call and of every call in it, each once. A batch of payments on a known MultiSendCallOnly has none.
 * @param safe that makes the call
 */
export function risksOfCall(safe: Address, described: DescribedCall): readonly RiskFlag[] {
  const found = new Set<RiskFlag>()
  collect(safe, described, found)
  return [...found]
}

function collect(caller: Address, { call, action }: DescribedCall, found: Set<RiskFlag>) {
  const { to, value, data, operation } = call
  const isOwn = isSameAddress(to, caller)
  if (operation === 1 && !(action.kind === 'batch' && isMultiSendCallOnly(to))) found.add('delegate-call')
  if (operation === 0 && value > 0n && data !== '0x') found.add('call-with-value')
  for (const flag of risksOfAction(caller, to, action)) found.add(flag)
  if (isOwn && operation === 0 && data !== '0x' && action.kind !== 'settings') found.add('own-call')
  if (action.kind === 'batch') {
    if (operation === 0) found.add('batch-elsewhere')
    for (const inner of action.calls) collect(operation === 1 ? caller : to, inner, found)
  }
  if (action.kind === 'execute') collect(to, action.call, found)
  if (action.kind !== 'multicall') return
  const kept = keptByContract(caller, to, action.calls)
  for (const inner of action.calls) if (!kept.fetched.has(inner)) collect(caller, inner, found)
  if (kept.isLeft) found.add('swap-elsewhere')
}

function risksOfAction(caller: Address, to: Address, action: Action): readonly RiskFlag[] {
  switch (action.kind) {
    case 'settings':
      return isSameAddress(to, caller) ? [ofChange[action.change.type]] : ['unknown-call']
    case 'allow':
      if (action.change === 'decrease') return []
      return action.amount === 0n ? ['revoke'] : ['allowance']
    case 'allow-all':
      return action.isAllowed ? ['operator'] : []
    case 'send':
    case 'send-nft':
      return isLost(action.to, action.token) ? ['no-recipient'] : []
    case 'pay':
      return isLost(to, null) ? ['no-recipient'] : []
    case 'swap':
      return [
        ...(isSameAddress(action.to, caller) ? [] : (['swap-elsewhere'] as const)),
        ...(action.receives.amount === 0n ? (['no-minimum'] as const) : []),
      ]
    case 'add-liquidity':
    case 'remove-liquidity':
      return isSameAddress(action.to, caller) ? [] : ['swap-elsewhere']
    case 'several':
      return action.actions.flatMap((one) => risksOfAction(caller, to, one))
    case 'payout':
      // Back to the router itself (a wrapped coin that is swapped next) is judged with the commands after it.
      return isSameAddress(action.to, caller) || (action.how === 'wrap' && isSameAddress(action.to, to))
        ? []
        : ['swap-elsewhere']
    case 'name':
      return [action.change === 'owner' || action.change === 'subname' ? 'name-owner' : 'name']
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

/** The zero address has no key, and a token contract seldom gives back what it holds of itself. */
function isLost(to: Address, token: Address | null): boolean {
  return isSameAddress(to, zeroAddress) || isSameAddress(to, token)
}
