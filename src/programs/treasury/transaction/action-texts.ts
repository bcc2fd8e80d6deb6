import { type Address, isSameAddress } from '@/domain/address'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { listText } from '@/language/list-text'
import { amountText } from '@/safe/amount'
import type { Action, Side } from '@/safe/decode/described-call'
import { entireBalance } from '@/safe/decode/router-commands'
import type { SafeChange } from '@/safe/decode/safe-change'
import { publishedSingleton } from '@/safe/versions/published-contracts'
import { treasuryWords } from '@/texts/treasury-words'
import {
  addressText,
  coinAmountText,
  quotedText,
  type TextContext,
  timeText,
  tokenAmountText,
  unlimitedText,
} from './token-texts'

type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

/** Describes a transfer. If `from` is null or the caller, the caller sends its own tokens. */
export function transferText(action: ActionOf<'send'>, caller: Address, context: TextContext): string {
  const what = tokenAmountText(action.token, action.amount, action.unit, context)
  return action.from === null || isSameAddress(action.from, caller)
    ? treasuryWords.pay(what, addressText(action.to))
    : treasuryWords.move(what, addressText(action.from), addressText(action.to))
}

export function nftTransferText(action: ActionOf<'send-nft'>, caller: Address, context: TextContext): string {
  const { token, from, to, items } = action
  const what = listText(
    items.map(({ id, amount }) => {
      const one = tokenAmountText(token, id, 'id', context)
      return amount === null ? one : treasuryWords.items(String(amount), one)
    }),
  )
  return isSameAddress(from, caller)
    ? treasuryWords.pay(what, addressText(to))
    : treasuryWords.move(what, addressText(from), addressText(to))
}

export function allowanceText(action: ActionOf<'allow'>, context: TextContext): string {
  const { token, owner, amount, isUnlimited, unit, change, until } = action
  const spender = addressText(action.spender)
  const what = isUnlimited ? unlimitedText(token, context) : tokenAmountText(token, amount, unit, context)
  let words = treasuryWords.allow(spender, what)
  if (change === 'increase') words = treasuryWords.allowMore(spender, what)
  else if (change === 'decrease') words = treasuryWords.allowLess(spender, what)
  else if (amount === 0n && unit === 'amount-or-id' && tokenFactsOf(context.facts, token).standard === null)
    words = treasuryWords.allowZero(spender, addressText(token))
  if (owner !== null) words = treasuryWords.allowOf(words, addressText(owner))
  return until === null ? words : treasuryWords.until(words, timeText(until))
}

export function swapText(action: ActionOf<'swap'>, contract: string, context: TextContext): string {
  const words = treasuryWords.swap(
    sideWords(action.gives, context),
    sideWords(action.receives, context),
    addressText(action.to),
    contract,
  )
  return treasuryWords.until(words, timeText(action.deadline))
}

export function liquidityText(
  action: ActionOf<'add-liquidity' | 'remove-liquidity'>,
  contract: string,
  context: TextContext,
): string {
  const [one = '', other = ''] = action.sides.map((side) => sideWords(side, context))
  const words = action.kind === 'add-liquidity' ? treasuryWords.addLiquidity : treasuryWords.removeLiquidity
  return treasuryWords.until(words(one, other, addressText(action.to), contract), timeText(action.deadline))
}

/** Describes a payment of a router from its own balance; `token` null is the native coin. */
export function payoutText(action: ActionOf<'payout'>, contract: string, context: TextContext): string {
  const { how, token, amount } = action
  const to = addressText(action.to)
  if (how === 'portion') {
    const kind = token === null ? context.nativeSymbol : addressText(token)
    return treasuryWords.payouts.portion(amountText(String(amount), 2), kind, to, contract)
  }
  if (amount === entireBalance) return treasuryWords.payouts[how](heldWords(token, context), to, contract)
  const what =
    token === null ? coinAmountText(amount, context) : tokenAmountText(token, amount, 'amount', context)
  return treasuryWords.payouts[how](what, to, contract)
}

/** Describes a change of a name, which is quoted. A name that is known only by its hash (ERC-137) is shown as the hash. */
export function nameChangeText(action: ActionOf<'name'>, contract: string): string {
  const name = action.name === null ? (action.node ?? '') : quotedText(action.name, 100)
  const words = treasuryWords.names[action.change](name, contract)
  return action.account === null ? words : treasuryWords.nameTo(words, addressText(action.account))
}

export function controlChangeText(action: ActionOf<'control'>, contract: string): string {
  const words = treasuryWords.control[action.change](contract)
  const withAccount =
    action.account === null ? words : treasuryWords.nameTo(words, addressText(action.account))
  return action.role === null ? withAccount : treasuryWords.role(withAccount, action.role)
}

/** Describes a permission that another account gets or loses, with the interface of its function. */
export function authorityText(action: ActionOf<'authority'>, contract: string): string {
  const { right, subject, account, isGiven } = action
  const words = (
    isGiven || right === 'configure' ? treasuryWords.rights[right] : treasuryWords.revokeSafeRight
  )(contract, subject)
  return account === null ? words : treasuryWords.rightOfAccount(words, addressText(account))
}

function heldWords(token: Address | null, { nativeSymbol }: TextContext): string {
  return token === null
    ? treasuryWords.allHeldCoins(nativeSymbol)
    : treasuryWords.allHeldTokens(addressText(token))
}

function sideWords({ token, amount, limit }: Side, context: TextContext): string {
  const what =
    token === null ? coinAmountText(amount, context) : tokenAmountText(token, amount, 'amount', context)
  if (limit === 'held') return heldWords(token, context)
  if (limit === 'exactly') return treasuryWords.exactly(what)
  return limit === 'at-most' ? treasuryWords.atMost(what) : treasuryWords.atLeast(what)
}

/** A change of a Safe's settings with its subject `[S3.20]`. */
export function settingsText(change: SafeChange): string {
  const { settings } = treasuryWords
  switch (change.type) {
    case 'ADD_OWNER':
      return settings.addOwner(addressText(change.owner), String(change.threshold))
    case 'REMOVE_OWNER':
      return settings.removeOwner(addressText(change.owner), String(change.threshold))
    case 'SWAP_OWNER':
      return settings.swapOwner(addressText(change.oldOwner), addressText(change.newOwner))
    case 'CHANGE_THRESHOLD':
      return settings.threshold(String(change.threshold))
    case 'CHANGE_IMPLEMENTATION':
      return contractWords(change.address, settings)
    case 'SET_FALLBACK_HANDLER':
      return settings.fallbackHandler(addressText(change.address))
    case 'ENABLE_MODULE':
      return settings.enableModule(addressText(change.address))
    case 'DISABLE_MODULE':
      return settings.disableModule(addressText(change.address))
    case 'SET_GUARD':
      return settings.setGuard(addressText(change.address))
    case 'DELETE_GUARD':
      return settings.deleteGuard
    case 'SET_MODULE_GUARD':
      return settings.setModuleGuard(addressText(change.address))
    case 'DELETE_MODULE_GUARD':
      return settings.deleteModuleGuard
  }
}

/** A singleton, which is the code of the Safe from then on, and whether it is a published one. */
function contractWords(address: Address, settings: typeof treasuryWords.settings): string {
  const words = settings.contract(addressText(address))
  const published = publishedSingleton(address)
  return published ? settings.publishedContract(words, published.version) : settings.unknownContract(words)
}
