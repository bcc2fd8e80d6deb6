import type { Address } from './address'

/** How this visitor and a wallet stand to each other `[S4.1]`. */
export type Connection =
  | { status: 'disconnected' }
  | { status: 'connecting' }
  | { status: 'reconnecting' }
  | {
      status: 'connected'
      /** Checksummed. */
      address: Address
      chainId: number
      /** Whether the wallet's chain is one of ours `[S4.2]`. */
      supported: boolean
      /** Whether the terms were agreed to with this address `[S4.5]`. */
      agreed: boolean
    }

/** What a connection looks like to the library that keeps it. */
export type Session = {
  status: Connection['status']
  address: Address | undefined
  chainId: number | undefined
}

/** A dialog that somebody asked for. */
export type DialogIntent = 'connect' | 'account' | 'chain' | 'terms'

/** Reads a session in our own words; one that claims to be connected without an account is not `[S8.2]`. */
export function connectionOf(
  { status, address, chainId }: Session,
  chainIds: readonly number[],
  hasAgreed: (address: Address) => boolean,
): Connection {
  if (status !== 'connected') return { status }
  if (address === undefined || chainId === undefined) return { status: 'disconnected' }
  return { status, address, chainId, supported: chainIds.includes(chainId), agreed: hasAgreed(address) }
}

/**
 * Which dialog is on screen follows from what was asked and what is true `[S4.4]`; nobody has to close one.
 * The terms come before everything else, except that a wrong network can be left first.
 */
export function visibleDialog(intent: DialogIntent | null, connection: Connection): DialogIntent | null {
  if (connection.status !== 'connected') return intent === 'connect' ? 'connect' : null
  if (!connection.agreed) return intent === 'chain' && !connection.supported ? 'chain' : 'terms'
  if (intent === 'connect') return null
  if (intent === 'account') return connection.supported ? 'account' : null
  return intent
}

/** What is left of a question after the connection changed: all dialogs close on connect and on disconnect. */
export function intentAfter(
  intent: DialogIntent | null,
  connection: Connection,
  before: Connection,
): DialogIntent | null {
  const came = (connection.status === 'connected') !== (before.status === 'connected')
  if (came) return null
  return visibleDialog(intent, connection) === null ? null : intent
}
