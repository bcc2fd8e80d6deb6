import { type Address, isSameAddress } from '@/domain/address'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { amountText } from '@/safe/amount'
import type { Action, ArgumentValue, DescribedCall } from '@/safe/decode/described-call'
import { isMultiSendCallOnly } from '@/safe/decode/multi-send-deployments'
import { operations } from '@/safe/enumerations'
import { visibleText } from '@/safe/plain-text'
import { treasuryWords } from '@/texts/treasury-words'
import {
  addressText,
  allowanceText,
  authorityText,
  coinAmountText,
  controlChangeText,
  liquidityText,
  maxDecimals,
  nameChangeText,
  nftTransferText,
  payoutText,
  settingsText,
  swapText,
  symbolText,
  type TextContext,
  tokenAmountText,
  transferText,
} from './action-texts'

/**
 * Describes a call completely from its bytes, one statement per line, with numbers for the calls of a batch:
 * its description, then its function with every argument, or the bytes if they could not be decoded.
 * @param caller the Safe, or the contract that makes the call for it
 * @param number the number of a call among others, `2.`
 */
export function callLines(
  described: DescribedCall,
  caller: Address,
  context: TextContext,
  number = '',
): readonly string[] {
  return linesOf(described, { caller, safe: caller }, number, context)
}

/** Actions whose description already says that they are delegate calls. */
const impliesDelegateCall: ReadonlySet<string> = new Set(['delegate', 'migrate', 'batch'])

function linesOf(
  described: DescribedCall,
  place: { caller: Address; safe: Address },
  number: string,
  context: TextContext,
): readonly string[] {
  const { call, action } = described
  const { fields } = treasuryWords
  const { caller, safe } = place
  const words = callLine(described, caller, context, safe)
  const isDelegate = call.operation === operations.delegate
  const lines = [
    number === '' ? words : `${number} ${words}`,
    described.mayFail ? fields.mayFail : '',
    described.isZeroReplaced ? fields.zeroReplaced(addressText(call.to)) : '',
    isDelegate && !impliesDelegateCall.has(action.kind) ? fields.delegate : '',
    isDelegate && call.value > 0n ? fields.unusedValue(coinAmountText(call.value, context)) : '',
    bytesLine(described, context),
  ].filter((line) => line !== '')
  if (action.kind === 'execute')
    return [...lines, ...linesOf(action.call, { caller: call.to, safe }, `${number}1.`, context)]
  if (action.kind === 'several')
    return lines.concat(
      action.actions.map((one, index) => {
        const line = callLine({ ...described, action: one }, caller, context, safe)
        return `${number}${index + 1}. ${line}`
      }),
    )
  if (action.kind !== 'batch' && action.kind !== 'multicall') return lines
  const inner = isDelegate || action.kind === 'multicall' ? caller : call.to
  return lines.concat(
    ...action.calls.map((one, index) =>
      linesOf(one, { caller: inner, safe }, `${number}${index + 1}.`, context),
    ),
  )
}

function bytesLine({ call, action, function: name, arguments: values }: DescribedCall, context: TextContext) {
  const { fields } = treasuryWords
  if (name !== null) {
    const amounts = amountsOf(action, context)
    const list = values.map(({ name: of, type, value }) => `${of}: ${valueText(value, type, of, amounts)}`)
    return fields.function(`${name}(${list.join(', ')})`, addressText(call.to))
  }
  if (action.kind === 'batch') return fields.function('multiSend', addressText(call.to))
  return call.data === '0x' ? '' : fields.data(call.data)
}

/**
 * Formats a value. Texts are quoted and invisible characters are escaped, so that a text ends where it seems
 * to end.
 */
function valueText(value: ArgumentValue, type: string, name: string, amounts: Amounts): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => valueText(item, type.replace(/\[\d*\]$/, ''), name, amounts))
    return `[${items.join(', ')}]`
  }
  if (typeof value === 'object') {
    const fields = Object.entries(value).map(
      ([field, item]) => `${field}: ${valueText(item, typeOf(item), field, amounts)}`,
    )
    return `{${fields.join(', ')}}`
  }
  if (type === 'string') return visibleText(JSON.stringify(value))
  if (type === 'address') return addressText(value as Address)
  return (typeof value === 'bigint' && amountNames.test(name) && amounts.get(value)) || String(value)
}

/**
 * Guesses the type of a struct's field, which has no type: 20 bytes of hex are an address, and anything but
 * hex is a text.
 */
function typeOf(value: ArgumentValue): string {
  if (typeof value !== 'string') return ''
  if (/^0x[0-9a-f]{40}$/i.test(value)) return 'address'
  return /^0x([0-9a-f]{2})*$/i.test(value) ? '' : 'string'
}

/** Formatted amounts by the integers of a call, for integers whose token and decimals are known. */
type Amounts = ReadonlyMap<bigint, string>

/**
 * Matches names of arguments that are amounts. An equal number under another name (a deadline, an id) is not
 * an amount.
 */
const amountNames = /amount|value$|wad$|least|most|minBalance/i

/** Returns the amounts of an action. An integer that counts two different tokens is not formatted. */
function amountsOf(action: Action, context: TextContext): Amounts {
  const found = new Map<bigint, string | null>()
  for (const { token, amount } of countedBy(action)) {
    const words = amountWithSymbol(token, amount, context)
    const isClear = words !== null && (found.get(amount) ?? words) === words
    found.set(amount, isClear && found.get(amount) !== null ? words : null)
  }
  return new Map([...found].flatMap(([amount, words]) => (words === null ? [] : [[amount, words] as const])))
}

type Counted = { token: Address | null; amount: bigint }

function countedBy(action: Action): readonly Counted[] {
  switch (action.kind) {
    case 'send':
    case 'allow':
      return action.unit === 'id' ? [] : [action]
    case 'swap':
      return [action.gives, action.receives]
    case 'add-liquidity':
    case 'remove-liquidity':
      return action.sides
    case 'payout':
      return action.how === 'portion' ? [] : [action]
    case 'check-balance':
      return [action]
    case 'several':
      return action.actions.flatMap(countedBy)
    default:
      return []
  }
}

function amountWithSymbol(token: Address | null, amount: bigint, context: TextContext): string | null {
  const { facts, nativeSymbol } = context
  const integer = String(amount)
  if (token === null) return treasuryWords.fields.amount(integer, amountText(integer, 18), nativeSymbol)
  const { standard, decimals, symbol } = tokenFactsOf(facts, token)
  const name = symbolText(symbol)
  if (standard !== 'ERC20' || decimals === null || decimals > maxDecimals || name === '') return null
  return treasuryWords.fields.amount(integer, amountText(integer, decimals), name)
}

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
    case 'check-balance': {
      const amount = tokenAmountText(action.token, action.amount, 'amount', context)
      return treasuryWords.checkBalance(addressText(action.owner), amount, contract)
    }
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
