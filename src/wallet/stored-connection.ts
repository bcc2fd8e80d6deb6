import { readStored } from '@/browser/storage'

/** The prefix of everything that wagmi stores. */
export const storagePrefix = 'wagmi'

/** wagmi's key of its stored state. */
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
    const entries: unknown = state.connections.value
    if (typeof state.current !== 'string' || !Array.isArray(entries)) return null
    const entry = entries.find(([uid]) => uid === state.current)
    const id: unknown = entry?.[1].connector.id
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}
