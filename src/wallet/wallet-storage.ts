import { createStorage, deserialize } from 'wagmi'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import { connectionsKey, connectorIdIn, storagePrefix } from './stored-connection'

/**
 * wagmi's storage over ours. What does not parse counts as not stored: wagmi takes what it reads as it is. An empty list of connections is not stored where there was none, so that nothing is stored
 * for a visitor who never connected.
 */
export const walletStorage = createStorage({
  key: storagePrefix,
  deserialize: (text) => {
    try {
      return deserialize(text)
    } catch {
      return null
    }
  },
  storage: {
    getItem(key) {
      const text = readStored(key)
      return key === connectionsKey && text !== null && connectorIdIn(text) === null
        ? withoutConnections(text)
        : text
    },
    removeItem: removeStored,
    setItem(key, value) {
      const isEmpty = key === connectionsKey && connectorIdIn(value) === null
      if (!isEmpty || readStored(key) !== null) writeStored(key, value)
    },
  },
})

/** What is left of a stored state whose connections are not those of this library; `null` for any other text. */
function withoutConnections(text: string): string | null {
  try {
    const { version, state } = JSON.parse(text)
    return JSON.stringify({ version, state: { chainId: state.chainId } })
  } catch {
    return null
  }
}
