import { z } from 'zod'
import { listItemTypes, messageStatuses } from '../enumerations'
import { hash, hex, maybe, moment, page, party, whole, word } from './fields'
import { unreadableItem } from './transaction-shapes'

/** A message of a Safe: a text, or typed data (EIP-712). Times in ms. */
const fields = {
  messageHash: hash,
  status: word(messageStatuses),
  message: z.union([z.string(), z.record(z.string(), z.unknown())]),
  creationTimestamp: maybe(moment),
  modifiedTimestamp: maybe(moment),
  confirmationsSubmitted: whole,
  confirmationsRequired: whole,
  proposedBy: maybe(party),
  confirmations: z.array(z.looseObject({ owner: party, signature: hex })),
  /** All signatures together, once there are enough. */
  preparedSignature: maybe(hex),
  name: maybe(z.string()),
  origin: maybe(z.string()),
}

/** `GET /v1/chains/{chainId}/messages/{hash}` `[S7.20]`. */
export const safeMessage = z.looseObject(fields)

/** An item of the list of messages `[S7.19]`. */
export const messageItem = z.union([
  z.looseObject({ type: z.literal('MESSAGE'), ...fields }),
  z.looseObject({ type: z.literal('DATE_LABEL'), timestamp: moment }),
  z
    .looseObject({ type: word(listItemTypes) })
    .transform(({ type }) => ({ type: 'OTHER' as const, kind: type })),
])
export const messagePage = page(messageItem, unreadableItem)

export type SafeMessage = z.output<typeof safeMessage>
export type MessageItem = z.output<typeof messageItem>
