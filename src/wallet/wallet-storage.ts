import { createStorage } from 'wagmi'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import { connectionsKey, connectorIdIn, storagePrefix } from './stored-connection'

/**
 * wagmi's storage over ours. An empty list of connections is not stored where there was none, so that nothing is stored
 * for a visitor who never connected.
 */
export const walletStorage = createStorage({
  key: storagePrefix,
  storage: {
    getItem: readStored,
    removeItem: removeStored,
    setItem(key, value) {
      const isEmpty = key === connectionsKey && connectorIdIn(value) === null
      if (!isEmpty || readStored(key) !== null) writeStored(key, value)
    },
  },
})
