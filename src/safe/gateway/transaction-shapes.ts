import { z } from 'zod'
import {
  listItemTypes,
  settingsChanges,
  tokenTypes,
  transactionKinds,
  transactionStatuses,
  transferDirections,
} from '../enumerations'
import { address, digits, hash, hex, maybe, moment, page, party, whole, word } from './fields'

const transfer = z.looseObject({
  type: z.literal('Transfer'),
  sender: party,
  recipient: party,
  direction: word(transferDirections),
  transferInfo: z.looseObject({
    type: word(tokenTypes),
    tokenAddress: maybe(address),
    tokenName: maybe(z.string()),
    tokenSymbol: maybe(z.string()),
    decimals: maybe(z.int().min(0).max(255)),
    value: maybe(digits),
    tokenId: maybe(z.string()),
    /** A token that imitates another one's transfers, to be mistaken for it. */
    imitation: maybe(z.boolean()),
    trusted: maybe(z.boolean()),
  }),
})

const settingsChange = z.looseObject({
  type: z.literal('SettingsChange'),
  settingsInfo: maybe(z.looseObject({ type: word(settingsChanges) })),
})

const creation = z.looseObject({
  type: z.literal('Creation'),
  creator: party,
  transactionHash: maybe(hash),
  implementation: maybe(party),
  factory: maybe(party),
})

/** A batch (`multiSend`) has the type `Custom` as well, so more specific kinds come first in the union below. */
const custom = z.looseObject({
  type: z.literal('Custom'),
  to: party,
  dataSize: maybe(z.string()),
  value: maybe(digits),
  methodName: maybe(z.string()),
  actionCount: maybe(z.number()),
  isCancellation: maybe(z.boolean()),
})

const other = z.looseObject({ type: word(transactionKinds) })

/** What a transaction is about `[S3.21]`: the first shape that fits, the last fits everything. */
export const transactionInfo = z.union([
  transfer,
  settingsChange,
  creation,
  custom,
  other.transform(({ type }) => ({ type: 'Other' as const, kind: type })),
])

const executionInfo = z.looseObject({
  type: z.string(),
  nonce: maybe(whole),
  confirmationsRequired: maybe(whole),
  confirmationsSubmitted: maybe(whole),
  missingSigners: maybe(z.array(party)),
})

const summary = z.looseObject({
  id: z.string().min(1).max(300),
  timestamp: maybe(moment),
  txStatus: word(transactionStatuses),
  txInfo: transactionInfo,
  executionInfo: maybe(executionInfo),
  safeAppInfo: maybe(z.looseObject({ name: z.string(), url: maybe(z.string()) })),
  txHash: maybe(hash),
  note: maybe(z.string()),
})

/** An item of a list of transactions `[S3.22]`. `timestamp`s in ms. */
export const transactionItem = z.union([
  z.looseObject({
    type: z.literal('TRANSACTION'),
    transaction: summary,
    conflictType: maybe(z.string()),
  }),
  z.looseObject({ type: z.literal('DATE_LABEL'), timestamp: moment }),
  z.looseObject({ type: z.literal('LABEL'), label: z.string() }),
  z.looseObject({ type: z.literal('CONFLICT_HEADER'), nonce: whole }),
  z
    .looseObject({ type: word(listItemTypes) })
    .transform(({ type }) => ({ type: 'OTHER' as const, kind: type })),
])

/** A row that could not be read at all; it is drawn as a plain one. */
export const unreadableItem = { type: 'OTHER' as const, kind: '' }
export const transactionPage = page(transactionItem, unreadableItem)

const decoded = z.looseObject({
  method: z.string(),
  parameters: maybe(
    z.array(
      z.looseObject({
        name: maybe(z.string()),
        type: z.string(),
        value: z.unknown(),
        valueDecoded: z.unknown().optional(),
      }),
    ),
  ),
})

const multisigExecution = z.looseObject({
  type: z.literal('MULTISIG'),
  submittedAt: maybe(moment),
  nonce: whole,
  safeTxGas: digits,
  baseGas: digits,
  gasPrice: digits,
  gasToken: address,
  refundReceiver: maybe(party),
  safeTxHash: hash,
  executor: maybe(party),
  signers: z.array(party),
  confirmationsRequired: whole,
  confirmations: z.array(z.looseObject({ signer: party, signature: maybe(hex), submittedAt: maybe(moment) })),
  rejectors: maybe(z.array(party)),
  proposer: maybe(party),
})

/** `GET /v1/chains/{chainId}/transactions/{id}` `[S7.12]` and the answer to a proposal `[S7.14]`. */
export const transactionDetails = z.looseObject({
  safeAddress: address,
  txId: z.string().min(1).max(300),
  executedAt: maybe(moment),
  txStatus: word(transactionStatuses),
  txInfo: transactionInfo,
  txData: maybe(
    z.looseObject({
      hexData: maybe(hex),
      dataDecoded: maybe(decoded),
      to: party,
      value: maybe(digits),
      operation: z.union([z.literal(0), z.literal(1)]),
      trustedDelegateCallTarget: maybe(z.boolean()),
    }),
  ),
  detailedExecutionInfo: maybe(
    z.union([
      multisigExecution,
      z.looseObject({ type: z.string() }).transform(({ type }) => ({ type: 'OTHER' as const, kind: type })),
    ]),
  ),
  txHash: maybe(hash),
  safeAppInfo: maybe(z.looseObject({ name: z.string(), url: maybe(z.string()) })),
  note: maybe(z.string()),
})

/** `POST /v1/chains/{chainId}/data-decoder` `[S7.18]`. */
export const decodedData = decoded

/** `POST /v2/…/multisig-transactions/estimations` `[S7.13]`. */
export const estimation = z.looseObject({
  currentNonce: whole,
  recommendedNonce: whole,
  safeTxGas: z.union([digits, z.number().transform(String)]),
})

/** `GET /v1/chains/{chainId}/safes/{address}/nonces`. */
export const nonces = z.looseObject({ currentNonce: whole, recommendedNonce: whole })

export type TransactionInfo = z.output<typeof transactionInfo>
export type TransactionItem = z.output<typeof transactionItem>
export type TransactionSummary = z.output<typeof summary>
export type TransactionDetails = z.output<typeof transactionDetails>
export type MultisigExecution = z.output<typeof multisigExecution>
export type DecodedData = z.output<typeof decoded>
export type Estimation = z.output<typeof estimation>
