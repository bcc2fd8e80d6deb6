import { type Address, isSameAddress } from '@/domain/address'
import type { DescribedCall } from '@/safe/decode/described-call'
import { isMultiSendCallOnly } from '@/safe/decode/multi-send-deployments'
import {
  allowWords,
  authorityWords,
  controlWords,
  liquidityWords,
  nameWords,
  payoutWords,
  sendNftWords,
  sendWords,
  swapWords,
} from './action-words'
import { settingsWords } from './settings-words'
import { addressText, coinWords, type WordsContext } from './token-words'

/**
 * What a call does, in one line that is made from its bytes: the recipient, the amount and the contract stand in full.
 * @param caller the Safe, or what makes the call in its name
 * @param safe that the words are for
 */
export function callLine(
  described: DescribedCall,
  caller: Address,
  context: WordsContext,
  safe: Address = caller,
): string {
  const { call, action } = described
  const line = lineOf(described, { caller, safe }, context)
  const isPaid = call.operation === 0 && call.value > 0n && action.kind !== 'pay'
  return isPaid ? context.texts.pays(line, coinWords(call.value, context), addressText(call.to)) : line
}

function lineOf(
  { call, action }: Pick<DescribedCall, 'call' | 'action'>,
  { caller, safe }: { caller: Address; safe: Address },
  context: WordsContext,
): string {
  const { texts } = context
  const contract = addressText(call.to)
  switch (action.kind) {
    case 'pay':
      return texts.pay(coinWords(call.value, context), contract)
    case 'nothing':
      return texts.nothing(contract)
    case 'reject':
      return texts.reject
    case 'send':
      return sendWords(action, caller, context)
    case 'send-nft':
      return sendNftWords(action, caller, context)
    case 'allow':
      return allowWords(action, context)
    case 'allow-all':
      return (action.isAllowed ? texts.allowAll : texts.disallowAll)(addressText(action.operator), contract)
    case 'settings': {
      const words = settingsWords(action.change, context)
      if (!isSameAddress(call.to, safe)) return texts.ofOther(words, contract)
      return isSameAddress(caller, safe) ? words : texts.ofThis(words, contract, addressText(caller))
    }
    case 'batch': {
      const count = action.calls.length
      if (call.operation === 0) return texts.batchElsewhere(count, contract)
      if (!isMultiSendCallOnly(call.to)) return texts.batchDelegated(count, contract)
      const [first] = action.calls
      return first ? texts.batchWith(count, callLine(first, caller, context, safe)) : texts.batch(0)
    }
    case 'multicall': {
      const [first] = action.calls
      const words = first ? callLine(first, caller, context, safe) : texts.nothingInside
      return texts.multicall(action.calls.length, contract, words)
    }
    case 'several': {
      const [first] = action.actions
      const words = first ? lineOf({ call, action: first }, { caller, safe }, context) : texts.nothingInside
      return action.actions.length === 1 ? words : texts.several(action.actions.length, contract, words)
    }
    case 'payout':
      return payoutWords(action, contract, context)
    case 'execute':
      return texts.execute(contract, callLine(action.call, call.to, context, safe))
    case 'approve-hash':
      return texts.approveHash(action.hash, contract)
    case 'swap':
      return swapWords(action, contract, context)
    case 'add-liquidity':
    case 'remove-liquidity':
      return liquidityWords(action, contract, context)
    case 'wrap':
      return texts.wrap(contract)
    case 'unwrap':
      return texts.unwrap(String(action.amount), contract)
    case 'name':
      return nameWords(action, contract, context)
    case 'control':
      return controlWords(action, contract, context)
    case 'authority':
      return authorityWords(action, contract, context)
    case 'upgrade':
      return texts.upgrade(addressText(action.contract), addressText(action.implementation))
    case 'migrate': {
      const words = texts.migrate(action.version, addressText(action.singleton), contract)
      if (action.fallbackHandler === null) return words
      return texts.migrateHandler(words, addressText(action.fallbackHandler))
    }
    case 'delegate':
      return texts.delegate(contract)
    case 'unknown':
      return action.selector === null ? texts.noCall(contract) : texts.unknown(action.selector, contract)
    case 'malformed':
      return texts.malformed(action.signature, contract)
    case 'unreadable-batch':
      return texts.unreadableBatch(contract)
  }
}
