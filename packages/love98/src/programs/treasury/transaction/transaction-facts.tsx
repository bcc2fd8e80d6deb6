import { isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { dateFormat } from '@/language/date-format'
import { amountText } from '@/safe/amount'
import { operations } from '@/safe/enumerations'
import type { Party } from '@/safe/gateway/fields'
import type { DecodedData, TransactionDetails } from '@/safe/gateway/transaction-shapes'
import type { HashParts } from '@/safe/hash-parts'
import { nameText, plainText } from '@/safe/plain-text'
import type { Review } from '@/safe/review'
import { zeroAddress } from '@/safe/safe-transaction'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryTools } from '@/texts/treasury-tools'
import { AddressText } from '@/ui/address-text/address-text'
import { CopyButton } from '@/ui/copy-button/copy-button'
import { addressText, coinAmountText, type TextContext } from './action-texts'
import { callLines } from './call-text'
import { describeTransaction, translateValue } from './reported-text'
import styles from './transaction-facts.module.css'

type HashListProps = {
  parts: HashParts
  /** The name of the hash that both parts make. */
  name: string
}

/** The hashes that a hardware wallet shows before it signs, each with a way to copy it. */
export function HashList({ parts, name }: HashListProps) {
  const rows = [
    [treasuryTools.domainHash, parts.domainHash],
    [treasuryTools.messageHash, parts.messageHash],
    [name, parts.hash],
  ] as const
  return (
    <fieldset className={styles.hashes}>
      <legend>{treasuryTools.hashes}</legend>
      <p>{treasuryTools.hashesHint}</p>
      {rows.map(([label, hash]) => (
        <HashRow key={hash} label={label} hash={hash} />
      ))}
    </fieldset>
  )
}

function HashRow({ label, hash }: { label: string; hash: string }) {
  return (
    <div className={styles.row}>
      <span className="selectable">
        <strong>{label}</strong> <AddressText address={hash} />
      </span>
      <CopyButton aria-label={treasuryTools.copyOf(label)} text={hash} failed={treasury.notCopied} />
    </div>
  )
}

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
export function claimedFacts(
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
    [field.status, translateValue(treasury.statuses, txStatus)],
    [field.note, plainText(note, 300)],
    [field.app, nameText(safeAppInfo?.name, 40)],
    [treasuryReview.field.decoded, decodedCall && decodedText(decodedCall)],
    [field.signedBy, multisig && (partiesText(others) || (proven ? null : treasury.noSigners))],
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

type Ready = Extract<Review, { kind: 'ready' }>

/** Every field that the hash of a transaction covers, and first what they do, in words from the bytes. */
export function signedFacts(
  { transaction, call, safeTxHash }: Pick<Ready, 'transaction' | 'call' | 'safeTxHash'>,
  safe: Hex,
  context: TextContext,
): readonly (readonly [string, string])[] {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } =
    transaction
  const { field, operations } = treasury
  const isZero = (address: string) => isSameAddress(address, zeroAddress)
  return [
    [field.what, callLines(call, safe, context).join('\n')],
    [field.nonce, String(nonce)],
    [field.to, addressText(to)],
    [field.value, coinAmountText(value, context)],
    [field.operation, operation === 1 ? operations.delegate : operations.call],
    [field.data, data === '0x' ? treasuryReview.noData : data],
    [treasuryReview.field.safeTxGas, String(safeTxGas)],
    [treasuryReview.field.baseGas, String(baseGas)],
    [treasuryReview.field.gasPrice, String(gasPrice)],
    [
      treasuryReview.field.gasToken,
      isZero(gasToken) ? treasuryReview.nativeCoin(gasToken) : addressText(gasToken),
    ],
    [
      treasuryReview.field.refundReceiver,
      isZero(refundReceiver) ? treasuryReview.executorReceives(refundReceiver) : addressText(refundReceiver),
    ],
    [field.safeTxHash, safeTxHash],
  ]
}
