import { readStored } from '@/browser/storage'

/** The prefix of everything that wagmi stores. */
export const storagePrefix = 'wagmi'

export const connectionsKey = `${storagePrefix}.store`

/** The id of the connector that was connected when the page was left, or `null`. */
export function storedConnectorId(): string | null {
  const stored = readStored(connectionsKey)
  return stored === null ? null : connectorIdIn(stored)
}

/** The id of the current connection's connector in wagmi's stored state; `null` for any other text. */
export function connectorIdIn(stored: string): string | null {
  try {
    const { state } = JSON.parse(stored)
    const entries: unknown[] = state.connections.value
    const ids = new Map(entries.map(entryOf))
    return ids.get(state.current) ?? null
  } catch {
    return null
  }
}

/** The uid of a stored connection, and the id of its connector. @throws {TypeError} when it is not a connection */
function entryOf(entry: unknown): readonly [uid: string, id: string] {
  const [uid, { accounts, chainId, connector }] = entry as [unknown, Record<string, unknown>]
  const { id } = connector as { id: unknown }
  const isConnection =
    typeof uid === 'string' &&
    typeof id === 'string' &&
    typeof chainId === 'number' &&
    (accounts as unknown[]).every((account) => typeof account === 'string')
  if (!isConnection) throw new TypeError('not a connection')
  return [uid, id]
}
