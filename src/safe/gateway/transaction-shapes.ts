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
  maybe,
  moment,
  page,
  party,
  tokenDecimals,
  whole,
  word,
} from './fields'

const transfer = v.looseObject({
  type: v.literal('Transfer'),
  sender: party,
  recipient: party,
  direction: word(transferDirections),
  transferInfo: v.looseObject({
    type: word(tokenTypes),
    tokenAddress: maybe(address),
    tokenName: maybe(v.string()),
    tokenSymbol: maybe(v.string()),
    decimals: maybe(tokenDecimals),
    value: maybe(digits),
    tokenId: maybe(v.string()),
    /** True if the token imitates the transfers of another token to deceive people. */
    imitation: maybe(v.boolean()),
    trusted: maybe(v.boolean()),
  }),
})

const settingsChange = v.looseObject({
  type: v.literal('SettingsChange'),
  settingsInfo: maybe(v.looseObject({ type: word(settingsChanges) })),
})

const creation = v.looseObject({
  type: v.literal('Creation'),
  creator: party,
  transactionHash: maybe(hash),
  implementation: maybe(party),
  factory: maybe(party),
})

/** A batch (`multiSend`) has the type `Custom` too, so more specific kinds come first in the union below. */
const custom = v.looseObject({
  type: v.literal('Custom'),
  to: party,
  dataSize: maybe(v.string()),
  value: maybe(digits),
  methodName: maybe(v.string()),
  actionCount: maybe(finite),
  isCancellation: maybe(v.boolean()),
})

const other = v.looseObject({ type: word(transactionKinds) })

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
  nonce: maybe(whole),
  confirmationsRequired: maybe(whole),
  confirmationsSubmitted: maybe(whole),
  missingSigners: maybe(v.array(party)),
})

const summary = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  timestamp: maybe(moment),
  txStatus: word(transactionStatuses),
  txInfo: transactionInfo,
  executionInfo: maybe(executionInfo),
  safeAppInfo: maybe(v.looseObject({ name: v.string(), url: maybe(v.string()) })),
  txHash: maybe(hash),
  note: maybe(v.string()),
})

/** An item of a list of transactions `[S3.22]`. `timestamp` is in ms. */
export const transactionItem = v.union([
  v.looseObject({
    type: v.literal('TRANSACTION'),
    transaction: summary,
    conflictType: maybe(v.string()),
  }),
  v.looseObject({ type: v.literal('DATE_LABEL'), timestamp: moment }),
  v.looseObject({ type: v.literal('LABEL'), label: v.string() }),
  v.looseObject({ type: v.literal('CONFLICT_HEADER'), nonce: whole }),
  v.pipe(
    v.looseObject({ type: word(listItemTypes) }),
    v.transform(({ type }) => ({ type: 'OTHER' as const, kind: type })),
  ),
])

/** The replacement for a row that could not be read; it is shown as a plain row. */
export const unreadableItem = { type: 'OTHER' as const, kind: '' }
export const transactionPage = page(transactionItem, unreadableItem)

const decoded = v.looseObject({
  method: v.string(),
  parameters: maybe(
    v.array(
      v.looseObject({
        name: maybe(v.string()),
        type: v.string(),
        value: v.unknown(),
        valueDecoded: v.optional(v.unknown()),
      }),
    ),
  ),
})

const multisigExecution = v.looseObject({
  type: v.literal('MULTISIG'),
  submittedAt: maybe(moment),
  nonce: whole,
  safeTxGas: digits,
  baseGas: digits,
  gasPrice: digits,
  gasToken: address,
  refundReceiver: maybe(party),
  safeTxHash: hash,
  executor: maybe(party),
  signers: v.array(party),
  confirmationsRequired: whole,
  confirmations: v.array(v.looseObject({ signer: party, signature: maybe(hex), submittedAt: maybe(moment) })),
  rejectors: maybe(v.array(party)),
  proposer: maybe(party),
})

/** `GET /v1/chains/{chainId}/transactions/{id}` `[S7.12]` and the answer to a proposal `[S7.14]`. */
export const transactionDetails = v.looseObject({
  safeAddress: address,
  txId: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  executedAt: maybe(moment),
  txStatus: word(transactionStatuses),
  txInfo: transactionInfo,
  txData: maybe(
    v.looseObject({
      hexData: maybe(hex),
      dataDecoded: maybe(decoded),
      to: party,
      value: maybe(digits),
      operation: v.union([v.literal(0), v.literal(1)]),
      trustedDelegateCallTarget: maybe(v.boolean()),
    }),
  ),
  detailedExecutionInfo: maybe(
    v.union([
      multisigExecution,
      v.pipe(
        v.looseObject({ type: v.string() }),
        v.transform(({ type }) => ({ type: 'OTHER' as const, kind: type })),
      ),
    ]),
  ),
  txHash: maybe(hash),
  safeAppInfo: maybe(v.looseObject({ name: v.string(), url: maybe(v.string()) })),
  note: maybe(v.string()),
})

/** `POST /v1/chains/{chainId}/data-decoder` `[S7.18]`. */
export const decodedData = decoded

/** `POST /v2/…/multisig-transactions/estimations` `[S7.13]`. */
export const estimation = v.looseObject({
  currentNonce: whole,
  recommendedNonce: whole,
  safeTxGas: v.union([digits, v.pipe(finite, v.transform(String))]),
})

/** `GET /v1/chains/{chainId}/safes/{address}/nonces`. */
export const nonces = v.looseObject({ currentNonce: whole, recommendedNonce: whole })

export type TransactionInfo = v.InferOutput<typeof transactionInfo>
export type TransactionItem = v.InferOutput<typeof transactionItem>
export type TransactionSummary = v.InferOutput<typeof summary>
export type TransactionDetails = v.InferOutput<typeof transactionDetails>
export type MultisigExecution = v.InferOutput<typeof multisigExecution>
export type DecodedData = v.InferOutput<typeof decoded>
export type Estimation = v.InferOutput<typeof estimation>
