import type { Address } from '@/domain/address'

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
export type LibraryConnection = {
  status: Connection['status']
  address: Address | undefined
  chainId: number | undefined
}

/** A requested dialog. */
export type DialogIntent = 'connect' | 'account' | 'chain' | 'terms' | 'verify'

/**
 * What there is to verify: nothing (proven, or not known yet), something if asked for, or something that is due as the
 * last step of connecting `[S2.12]`.
 */
export type Verification = 'settled' | 'open' | 'due'

/** Reads the library's state in our own words; one that claims to be connected without an account is not `[S8.2]`. */
export function connectionOf(
  { status, address, chainId }: LibraryConnection,
  chainIds: readonly number[],
  hasAgreed: (address: Address) => boolean,
): Connection {
  if (status !== 'connected') return { status }
  if (address === undefined || chainId === undefined) return { status: 'disconnected' }
  return { status, address, chainId, supported: chainIds.includes(chainId), agreed: hasAgreed(address) }
}

/**
 * The visible dialog, derived from the requested one and the connection `[S4.4]`; no dialog has to close itself.
 * The terms come before everything else, except that a wrong network can be left first; a verification that is due
 * waits until no other dialog is asked for and the network is right.
 */
export function visibleDialog(
  intent: DialogIntent | null,
  connection: Connection,
  verification: Verification = 'open',
): DialogIntent | null {
  if (connection.status !== 'connected') return intent === 'connect' ? 'connect' : null
  const { agreed, supported } = connection
  if (!agreed) return intent === 'chain' && !supported ? 'chain' : 'terms'
  if (intent === 'chain' || intent === 'terms') return intent
  if (intent === 'account' && supported) return 'account'
  const isWanted = verification === 'due' || (intent === 'verify' && verification === 'open')
  return isWanted && supported ? 'verify' : null
}

/**
 * What is left of a question after the connection changed: all dialogs close on connect and on disconnect, and one
 * account is never verified because another one was to be.
 */
export function intentAfter(
  intent: DialogIntent | null,
  connection: Connection,
  before: Connection,
): DialogIntent | null {
  const came = (connection.status === 'connected') !== (before.status === 'connected')
  if (came || (intent === 'verify' && isAnotherAccount(connection, before))) return null
  return visibleDialog(intent, connection) === null ? null : intent
}

/** Whether both are connected, each with an account of its own. */
export function isAnotherAccount(connection: Connection, before: Connection): boolean {
  if (connection.status !== 'connected' || before.status !== 'connected') return false
  return connection.address !== before.address
}
