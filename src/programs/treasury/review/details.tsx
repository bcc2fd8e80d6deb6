import { amountText } from '@/safe/amount'
import { callsInBatch } from '@/safe/batch'
import { operations } from '@/safe/enumerations'
import type { Party } from '@/safe/gateway/fields'
import type { DecodedData, TransactionDetails } from '@/safe/gateway/transaction-shapes'
import { plainText } from '@/safe/plain-text'
import { reviewTransaction } from '@/safe/review'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { TransactionActions } from '../actions/transaction-actions'
import { useDecodedCall, useTransaction } from '../gateway/use-safe-details'
import { ListNotice } from '../lists/list-notice'
import type { ListProps } from '../lists/list-props'
import { describeTransaction, wordOf } from './describe'
import { DetailsBox } from './details-box'
import { ReviewWarnings } from './warnings'

type DetailsProps = ListProps & {
  id: string
  /** Changes when the transaction may have changed. */
  moment: unknown
  onClose: () => void
}

/** Everything that is known of one transaction, below its list. */
export function Details(props: DetailsProps) {
  const texts = useTexts(treasuryTexts)
  const query = useTransaction(props, props.id, props.moment)
  const details = query.data
  const decodedCall = useDecodedCall(props, details?.txData)
  const isOpen = details?.txStatus === 'AWAITING_CONFIRMATIONS' || details?.txStatus === 'AWAITING_EXECUTION'
  const review =
    details?.detailedExecutionInfo?.type === 'MULTISIG' && isOpen
      ? reviewTransaction(props.safe, details, props.state?.version)
      : null
  return (
    <DetailsBox
      id={props.id}
      warnings={
        review ? (
          <ReviewWarnings review={review} />
        ) : (
          <ListNotice query={query} isEmpty={false} empty="" unknown={texts.noSuchTransaction} />
        )
      }
      facts={details ? factsOf(details, props) : []}
      onClose={props.onClose}
    >
      {details && review?.kind === 'ready' && (
        // What was read of one transaction says nothing of another one.
        <TransactionActions
          key={review.safeTxHash}
          {...props}
          details={details}
          review={review}
          onWithdrawn={props.onClose}
        />
      )}
    </DetailsBox>
  )

  function factsOf(
    {
      txStatus,
      txInfo,
      txData,
      detailedExecutionInfo: info,
      txHash,
      safeAppInfo,
      note,
      executedAt,
    }: TransactionDetails,
    { nativeSymbol }: ListProps,
  ) {
    const { field } = texts
    const multisig = info?.type === 'MULTISIG' ? info : null
    const signed = multisig?.confirmations.map(({ signer }) => signer) ?? []
    const missing =
      multisig?.signers.filter(({ value }) => !signed.some((signer) => signer.value === value)) ?? []
    const operation =
      txData?.operation === operations.delegate ? texts.operations.delegate : texts.operations.call
    return [
      [field.what, describeTransaction(txInfo, texts, nativeSymbol)],
      [field.status, wordOf(texts.statuses, txStatus)],
      [field.note, plainText(note, 300)],
      [field.time, executedAt === null ? null : new Date(executedAt).toLocaleString('en-US')],
      [field.nonce, multisig && String(multisig.nonce)],
      [field.to, txData?.to.value],
      [
        field.value,
        txData?.value && txData.value !== '0' ? `${amountText(txData.value, 18)} ${nativeSymbol}` : null,
      ],
      [field.operation, txData && operation],
      [field.method, decodedCall && callText(decodedCall)],
      [field.batch, txData?.hexData && batchText(txData.hexData, nativeSymbol, texts.operations.delegate)],
      [field.data, txData?.hexData && txData.hexData !== '0x' ? txData.hexData : null],
      [field.signedBy, multisig && (partiesText(signed) || texts.nobody)],
      [field.missing, multisig?.executor ? null : partiesText(missing)],
      [field.proposer, multisig?.proposer?.value],
      [field.executor, multisig?.executor?.value],
      [field.safeTxHash, multisig?.safeTxHash],
      [field.hash, txHash],
      [field.app, plainText(safeAppInfo?.name, 40)],
    ] as const
  }
}

function partiesText(parties: readonly Party[]): string {
  return parties.map(({ value }) => value).join('\n')
}

/** The calls of a batch, read from its bytes here, one a line. */
function batchText(data: string, nativeSymbol: string, delegate: string): string {
  const lines = (callsInBatch(data) ?? []).map(({ to, value, data: call, operation }, index) => {
    const paid = value > 0n ? `${amountText(String(value), 18)} ${nativeSymbol}` : ''
    const kind = operation === operations.delegate ? delegate : ''
    return [`${index + 1}. ${to}`, paid, kind, call === '0x' ? '' : call].filter(Boolean).join(' · ')
  })
  return lines.join('\n')
}

/** A decoded call, one parameter a line; lists as JSON. */
function callText({ method, parameters }: DecodedData): string {
  const lines = (parameters ?? []).map(({ name, type, value }) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    return `  ${plainText(name, 40)} (${plainText(type, 40)}): ${plainText(text, 500)}`
  })
  return [plainText(method, 80), ...lines].join('\n')
}
