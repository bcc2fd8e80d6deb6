import { createStorage, deserialize } from 'wagmi'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import { connectionsKey, connectorIdIn, storagePrefix } from './stored-connection'

/**
 * The storage of wagmi, based on our own. A value that cannot be parsed counts as not stored, because wagmi does not
 * validate it. An empty list of connections is not stored if no list was stored before, so that nothing is stored for a
 * visitor who never connected.
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

/**
 * Returns a stored state without its connections, which are not in the format of wagmi, or `null` for any other text.
 */
function withoutConnections(text: string): string | null {
  try {
    const { version, state } = JSON.parse(text)
    return JSON.stringify({ version, state: { chainId: state.chainId } })
  } catch {
    return null
  }
}
