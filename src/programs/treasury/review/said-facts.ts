import { isSameAddress } from '@/domain/address'
import { dateFormat } from '@/language/date-format'
import { amountText } from '@/safe/amount'
import { operations } from '@/safe/enumerations'
import type { Party } from '@/safe/gateway/fields'
import type { DecodedData, TransactionDetails } from '@/safe/gateway/transaction-shapes'
import { nameText, plainText } from '@/safe/plain-text'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'

import { describeTransaction, wordOf } from './describe'

const moment = dateFormat({
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})

type Facts = readonly (readonly [string, string | null | undefined])[]

/**
 * Lists the gateway's claims about a transaction besides the fields that its hash covers.
 * @param decodedCall the gateway's decoding, if it encodes to the same bytes
 * @param proven owners whose signature is verified, and who are listed elsewhere; null if that was not read
 */
export function saidFacts(
  details: TransactionDetails,
  decodedCall: DecodedData | null,
  nativeSymbol: string,
  proven: readonly string[] | null = null,
): Facts {
  const { field } = treasury
  const { txInfo, txStatus, detailedExecutionInfo: info, txHash, safeAppInfo, note, executedAt } = details
  const multisig = info?.type === 'MULTISIG' ? info : null
  const signed = multisig?.confirmations.map(({ signer }) => signer) ?? []
  const others = signed.filter(({ value }) => !proven?.some((owner) => isSameAddress(owner, value)))
  const missing =
    multisig?.signers.filter(({ value }) => !signed.some((signer) => signer.value === value)) ?? []
  return [
    [treasuryReview.field.description, describeTransaction(txInfo, nativeSymbol)],
    [field.status, wordOf(treasury.statuses, txStatus)],
    [field.note, plainText(note, 300)],
    [field.app, nameText(safeAppInfo?.name, 40)],
    [treasuryReview.field.decoded, decodedCall && decodedText(decodedCall)],
    [field.signedBy, multisig && (partiesText(others) || (proven ? null : treasury.nobody))],
    [field.missing, multisig?.executor || proven ? null : partiesText(missing)],
    [field.proposer, multisig?.proposer?.value],
    [field.executor, multisig?.executor?.value],
    [field.time, executedAt === null ? null : moment.format(executedAt)],
    [field.hash, txHash],
  ]
}

/** Lists the call of a transaction without a verified hash: one of a module, or an incoming one. */
export function unhashedFacts({ txData }: TransactionDetails, nativeSymbol: string): Facts {
  const { field } = treasury
  if (!txData) return []
  const { to, value, operation, hexData } = txData
  return [
    [field.to, to.value],
    [field.value, value && value !== '0' ? `${amountText(value, 18)} ${nativeSymbol}` : null],
    [
      field.operation,
      operation === operations.delegate ? treasury.operations.delegate : treasury.operations.call,
    ],
    [field.data, hexData && hexData !== '0x' ? hexData : null],
  ]
}

function partiesText(parties: readonly Party[]): string {
  return parties.map(({ value }) => value).join('\n')
}

/** Formats one parameter per line; lists as JSON. */
function decodedText({ method, parameters }: DecodedData): string {
  const lines = (parameters ?? []).map(({ name, type, value }) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    return `  ${plainText(name, 40)} (${plainText(type, 40)}): ${plainText(text, 500)}`
  })
  return [plainText(method, 80), ...lines].join('\n')
}
