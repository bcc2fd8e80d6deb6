import { type Address, isSameAddress } from '@/domain/address'
import type { DescribedCall } from '@/safe/decode/described-call'
import { isMultiSendCallOnly } from '@/safe/decode/multi-send-deployments'
import { treasuryWords } from '@/texts/treasury-words'
import {
  allowanceText,
  authorityText,
  controlChangeText,
  liquidityText,
  nameChangeText,
  nftTransferText,
  payoutText,
  settingsText,
  swapText,
  transferText,
} from './action-texts'
import { addressText, coinAmountText, type TextContext } from './token-texts'

/**
 * Describes a call in one line from its bytes, with the full recipient, amount and contract.
 * @param caller the Safe, or the contract that makes the call for it
 * @param safe the Safe whose transaction is described
 */
export function callLine(
  described: DescribedCall,
  caller: Address,
  context: TextContext,
  safe: Address = caller,
): string {
  const { call, action } = described
  const line = lineOf(described, { caller, safe }, context)
  const isPaid = call.operation === 0 && call.value > 0n && action.kind !== 'pay'
  return isPaid ? treasuryWords.pays(line, coinAmountText(call.value, context), addressText(call.to)) : line
}

function lineOf(
  { call, action }: Pick<DescribedCall, 'call' | 'action'>,
  { caller, safe }: { caller: Address; safe: Address },
  context: TextContext,
): string {
  const contract = addressText(call.to)
  switch (action.kind) {
    case 'pay':
      return treasuryWords.pay(coinAmountText(call.value, context), contract)
    case 'nothing':
      return treasuryWords.nothing(contract)
    case 'reject':
      return treasuryWords.reject
    case 'send':
      return transferText(action, caller, context)
    case 'send-nft':
      return nftTransferText(action, caller, context)
    case 'allow':
      return allowanceText(action, context)
    case 'allow-all':
      return (action.isAllowed ? treasuryWords.allowAll : treasuryWords.disallowAll)(
        addressText(action.operator),
        contract,
      )
    case 'settings': {
      const words = settingsText(action.change)
      if (!isSameAddress(call.to, safe)) return treasuryWords.atOtherContract(words, contract)
      return isSameAddress(caller, safe)
        ? words
        : treasuryWords.atThisSafe(words, contract, addressText(caller))
    }
    case 'batch': {
      const count = action.calls.length
      if (call.operation === 0) return treasuryWords.batchElsewhere(count, contract)
      if (!isMultiSendCallOnly(call.to)) return treasuryWords.batchDelegated(count, contract)
      const [first] = action.calls
      return first
        ? treasuryWords.batchWith(count, callLine(first, caller, context, safe))
        : treasuryWords.batch(0)
    }
    case 'multicall': {
      const [first] = action.calls
      const words = first ? callLine(first, caller, context, safe) : treasuryWords.nothingInside
      return treasuryWords.multicall(action.calls.length, contract, words)
    }
    case 'several': {
      const [first] = action.actions
      const words = first
        ? lineOf({ call, action: first }, { caller, safe }, context)
        : treasuryWords.nothingInside
      return action.actions.length === 1
        ? words
        : treasuryWords.severalActions(action.actions.length, contract, words)
    }
    case 'payout':
      return payoutText(action, contract, context)
    case 'execute':
      return treasuryWords.execute(contract, callLine(action.call, call.to, context, safe))
    case 'approve-hash':
      return treasuryWords.approveHash(action.hash, contract)
    case 'swap':
      return swapText(action, contract, context)
    case 'add-liquidity':
    case 'remove-liquidity':
      return liquidityText(action, contract, context)
    case 'wrap':
      return treasuryWords.wrap(contract)
    case 'unwrap':
      return treasuryWords.unwrap(String(action.amount), contract)
    case 'name':
      return nameChangeText(action, contract)
    case 'control':
      return controlChangeText(action, contract)
    case 'authority':
      return authorityText(action, contract)
    case 'upgrade':
      return treasuryWords.upgrade(addressText(action.contract), addressText(action.implementation))
    case 'migrate': {
      const words = treasuryWords.migrate(action.version, addressText(action.singleton), contract)
      if (action.fallbackHandler === null) return words
      return treasuryWords.migrateHandler(words, addressText(action.fallbackHandler))
    }
    case 'delegate':
      return treasuryWords.delegate(contract)
    case 'unknown':
      return action.selector === null
        ? treasuryWords.noCall(contract)
        : treasuryWords.unknown(action.selector, contract)
    case 'malformed':
      return treasuryWords.malformed(action.signature, contract)
    case 'unreadable-batch':
      return treasuryWords.unreadableBatch(contract)
  }
}
