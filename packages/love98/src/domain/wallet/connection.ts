import type { Address } from '@/domain/address'

/** The connection between the visitor and a wallet `[S4.1]`. */
export type Connection =
  | { status: 'disconnected' }
  | { status: 'connecting' }
  | { status: 'reconnecting' }
  | {
      status: 'connected'
      /** Checksummed. */
      address: Address
      chainId: number
      /** True if the wallet's chain is a configured one `[S4.2]`. */
      supported: boolean
      /** True if the terms were accepted with this address `[S4.5]`. */
      agreed: boolean
    }

export type LibraryConnection = {
  status: Connection['status']
  address: Address | undefined
  chainId: number | undefined
}

export type DialogIntent = 'connect' | 'account' | 'chain' | 'terms' | 'verify'

/**
 * The state of the account's verification: `settled` needs none (verified, or not known yet), `open` is possible on
 * request, `due` is the last step of connecting `[S2.12]`.
 */
export type Verification = 'settled' | 'open' | 'due'

/** Converts the library's state. A connection without an account counts as disconnected `[S8.2]`. */
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
 * Returns the visible dialog, derived from the requested one and the connection `[S4.4]`, so that no dialog has to
 * close itself. The terms have priority, except that a visitor can leave a wrong network first. A verification that is
 * due waits until no other dialog is requested and the network is supported.
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
 * Returns the requested dialog after the connection changed. All dialogs close on connect and on disconnect, and a
 * request to verify one account never applies to another.
 */
export function nextDialogIntent(
  intent: DialogIntent | null,
  connection: Connection,
  before: Connection,
): DialogIntent | null {
  const came = (connection.status === 'connected') !== (before.status === 'connected')
  if (came || (intent === 'verify' && hasAccountChanged(connection, before))) return null
  return visibleDialog(intent, connection) === null ? null : intent
}

export function hasAccountChanged(connection: Connection, before: Connection): boolean {
  if (connection.status !== 'connected' || before.status !== 'connected') return false
  return connection.address !== before.address
}
