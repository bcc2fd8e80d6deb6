import * as v from 'valibot'
import {
  listItemTypes,
  settingsChanges,
  tokenTypes,
  transactionKinds,
  transactionStatuses,
  transferDirections,
} from '../enumerations'
import {
  address,
  digits,
  finite,
  hash,
  hex,
  nullable,
  openEnum,
  page,
  party,
  timestampMs,
  tokenDecimals,
  wholeNumber,
} from './fields'

const transfer = v.looseObject({
  type: v.literal('Transfer'),
  sender: party,
  recipient: party,
  direction: openEnum(transferDirections),
  transferInfo: v.looseObject({
    type: openEnum(tokenTypes),
    tokenAddress: nullable(address),
    tokenName: nullable(v.string()),
    tokenSymbol: nullable(v.string()),
    decimals: nullable(tokenDecimals),
    value: nullable(digits),
    tokenId: nullable(v.string()),
    /** True if the token imitates the transfers of another token to deceive people. */
    imitation: nullable(v.boolean()),
    trusted: nullable(v.boolean()),
  }),
})

const settingsChange = v.looseObject({
  type: v.literal('SettingsChange'),
  settingsInfo: nullable(v.looseObject({ type: openEnum(settingsChanges) })),
})

const creation = v.looseObject({
  type: v.literal('Creation'),
  creator: party,
  transactionHash: nullable(hash),
  implementation: nullable(party),
  factory: nullable(party),
})

/** A batch (`multiSend`) has the type `Custom` too, so more specific kinds come first in the union below. */
const custom = v.looseObject({
  type: v.literal('Custom'),
  to: party,
  dataSize: nullable(v.string()),
  value: nullable(digits),
  methodName: nullable(v.string()),
  actionCount: nullable(finite),
  isCancellation: nullable(v.boolean()),
})

const other = v.looseObject({ type: openEnum(transactionKinds) })

/** The content of a transaction `[S3.21]`: the first shape that matches; the last one matches everything. */
export const transactionInfo = v.union([
  transfer,
  settingsChange,
  creation,
  custom,
  v.pipe(
    other,
    v.transform(({ type }) => ({ type: 'Other' as const, kind: type })),
  ),
])

const executionInfo = v.looseObject({
  type: v.string(),
  nonce: nullable(wholeNumber),
  confirmationsRequired: nullable(wholeNumber),
  confirmationsSubmitted: nullable(wholeNumber),
  missingSigners: nullable(v.array(party)),
})

const summary = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  timestamp: nullable(timestampMs),
  txStatus: openEnum(transactionStatuses),
  txInfo: transactionInfo,
  executionInfo: nullable(executionInfo),
  safeAppInfo: nullable(v.looseObject({ name: v.string(), url: nullable(v.string()) })),
  txHash: nullable(hash),
  note: nullable(v.string()),
})

/** An item of a list of transactions `[S3.22]`. `timestamp` is in ms. */
export const transactionItem = v.union([
  v.looseObject({
    type: v.literal('TRANSACTION'),
    transaction: summary,
    conflictType: nullable(v.string()),
  }),
  v.looseObject({ type: v.literal('DATE_LABEL'), timestamp: timestampMs }),
  v.looseObject({ type: v.literal('LABEL'), label: v.string() }),
  v.looseObject({ type: v.literal('CONFLICT_HEADER'), nonce: wholeNumber }),
  v.pipe(
    v.looseObject({ type: openEnum(listItemTypes) }),
    v.transform(({ type }) => ({ type: 'OTHER' as const, kind: type })),
  ),
])

/** The replacement for a row that could not be read; it is shown as a plain row. */
export const unreadableItem = { type: 'OTHER' as const, kind: '' }
export const transactionPage = page(transactionItem, unreadableItem)

const decoded = v.looseObject({
  method: v.string(),
  parameters: nullable(
    v.array(
      v.looseObject({
        name: nullable(v.string()),
        type: v.string(),
        value: v.unknown(),
        valueDecoded: v.optional(v.unknown()),
      }),
    ),
  ),
})

const multisigExecution = v.looseObject({
  type: v.literal('MULTISIG'),
  submittedAt: nullable(timestampMs),
  nonce: wholeNumber,
  safeTxGas: digits,
  baseGas: digits,
  gasPrice: digits,
  gasToken: address,
  refundReceiver: nullable(party),
  safeTxHash: hash,
  executor: nullable(party),
  signers: v.array(party),
  confirmationsRequired: wholeNumber,
  confirmations: v.array(
    v.looseObject({ signer: party, signature: nullable(hex), submittedAt: nullable(timestampMs) }),
  ),
  rejectors: nullable(v.array(party)),
  proposer: nullable(party),
})

/** `GET /v1/chains/{chainId}/transactions/{id}` `[S7.12]` and the answer to a proposal `[S7.14]`. */
export const transactionDetails = v.looseObject({
  safeAddress: address,
  txId: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  executedAt: nullable(timestampMs),
  txStatus: openEnum(transactionStatuses),
  txInfo: transactionInfo,
  txData: nullable(
    v.looseObject({
      hexData: nullable(hex),
      dataDecoded: nullable(decoded),
      to: party,
      value: nullable(digits),
      operation: v.union([v.literal(0), v.literal(1)]),
      trustedDelegateCallTarget: nullable(v.boolean()),
    }),
  ),
  detailedExecutionInfo: nullable(
    v.union([
      multisigExecution,
      v.pipe(
        v.looseObject({ type: v.string() }),
        v.transform(({ type }) => ({ type: 'OTHER' as const, kind: type })),
      ),
    ]),
  ),
  txHash: nullable(hash),
  safeAppInfo: nullable(v.looseObject({ name: v.string(), url: nullable(v.string()) })),
  note: nullable(v.string()),
})

/** `POST /v1/chains/{chainId}/data-decoder` `[S7.18]`. */
export const decodedData = decoded

/** `POST /v2/…/multisig-transactions/estimations` `[S7.13]`. */
export const estimation = v.looseObject({
  currentNonce: wholeNumber,
  recommendedNonce: wholeNumber,
  safeTxGas: v.union([digits, v.pipe(finite, v.transform(String))]),
})

/** `GET /v1/chains/{chainId}/safes/{address}/nonces`. */
export const nonces = v.looseObject({ currentNonce: wholeNumber, recommendedNonce: wholeNumber })

export type TransactionInfo = v.InferOutput<typeof transactionInfo>
export type TransactionItem = v.InferOutput<typeof transactionItem>
export type TransactionSummary = v.InferOutput<typeof summary>
export type TransactionDetails = v.InferOutput<typeof transactionDetails>
export type MultisigExecution = v.InferOutput<typeof multisigExecution>
export type DecodedData = v.InferOutput<typeof decoded>
export type Estimation = v.InferOutput<typeof estimation>
