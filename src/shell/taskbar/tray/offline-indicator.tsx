import { useEffect, useState, useSyncExternalStore } from 'react'
import { offline } from '@/texts/offline'

import { Icon } from '@/ui/icon'
import styles from './offline-indicator.module.css'

/** Says in words that there is no network, and when it is back. */
export function OfflineIndicator() {
  const isOnline = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  )
  const [wasOffline, setWasOffline] = useState(false)

  // "Online" is announced only after "offline" was.
  useEffect(() => {
    if (!isOnline) setWasOffline(true)
  }, [isOnline])

  return (
    <>
      <span role="status" className="visually-hidden">
        {isOnline ? wasOffline && offline.isOnline : offline.isOffline}
      </span>
      {!isOnline && (
        <span className={styles.sign} data-tip={offline.isOffline}>
          <Icon name="wrong-network" size={16} />
          <span className={styles.word}>{offline.offline}</span>
        </span>
      )}
    </>
  )
}

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
