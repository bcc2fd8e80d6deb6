import { useEffect, useState, useSyncExternalStore } from 'react'
import { offlineTexts } from '@/texts/en/shell/offline'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import styles from './offline-indicator.module.css'

/** Says in words that there is no network, and when it is back. */
export function OfflineIndicator() {
  const texts = useTexts(offlineTexts)
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
        {isOnline ? wasOffline && texts.isOnline : texts.isOffline}
      </span>
      {!isOnline && (
        <span className={styles.sign} data-tip={texts.isOffline}>
          <Icon name="wrong-network" size={16} />
          <span className={styles.word}>{texts.offline}</span>
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
