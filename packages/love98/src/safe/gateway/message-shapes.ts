import * as v from 'valibot'
import { listItemTypes, messageStatuses } from '../enumerations'
import { hash, hex, nullable, openEnum, page, party, timestampMs, wholeNumber } from './fields'
import { unreadableItem } from './transaction-shapes'

/** Not parsed further, because its hash covers all of it. */
const typedData = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

/** A message of a Safe: a text, or typed data (EIP-712). Times in ms. */
const fields = {
  messageHash: hash,
  status: openEnum(messageStatuses),
  message: v.union([v.string(), typedData]),
  creationTimestamp: nullable(timestampMs),
  modifiedTimestamp: nullable(timestampMs),
  confirmationsSubmitted: wholeNumber,
  confirmationsRequired: wholeNumber,
  proposedBy: nullable(party),
  confirmations: v.array(v.looseObject({ owner: party, signature: hex })),
  /** All signatures together, once there are enough. */
  preparedSignature: nullable(hex),
  name: nullable(v.string()),
  origin: nullable(v.string()),
}

/** `GET /v1/chains/{chainId}/messages/{hash}` `[S7.20]`. */
export const safeMessage = v.looseObject(fields)

/** An item of the list of messages `[S7.19]`. */
export const messageItem = v.union([
  v.looseObject({ type: v.literal('MESSAGE'), ...fields }),
  v.looseObject({ type: v.literal('DATE_LABEL'), timestamp: timestampMs }),
  v.pipe(
    v.looseObject({ type: openEnum(listItemTypes) }),
    v.transform(({ type }) => ({ type: 'OTHER' as const, kind: type })),
  ),
])
export const messagePage = page(messageItem, unreadableItem)

export type SafeMessage = v.InferOutput<typeof safeMessage>
export type MessageItem = v.InferOutput<typeof messageItem>
