import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { readStored } from '@/browser/storage'
import { trayRequested } from '@/desktop/notifications/tray-requested'
import { soundsKey } from '@/domain/storage-keys'
import { offline } from '@/texts/offline'
import { trayName } from '@/texts/tray-name'
import { Icon } from '@/ui/icon'
import { walletBoot } from '@/wallet/boot'
import { ClockFace } from './clock-face'
import { LanguageSign } from './language-sign'
import type { LiveTrayProps } from './live-tray'
import offlineIndicatorStyles from './offline-indicator.module.css'
import styles from './tray.module.css'

/** The static icons that are drawn until the interactive tray is loaded, in the order of its buttons. */
const pictures = ['network', 'bell', 'mute'] as const

/**
 * The sunken area at the end of the taskbar. The page draws its icons first. Their functions are loaded when the
 * pointer or the focus enters the taskbar, when there is a notification, or when the wallet is ready.
 */
export function Tray() {
  const pressed = useRef<EventTarget>(null)
  const [live, setLive] = useState<{ LiveTray: ComponentType<LiveTrayProps> } | null>(null)
  const isNear = useNearness()
  const isTold = useStore(trayRequested, ({ isWanted }) => isWanted)
  const hasWallet = useStore(walletBoot, ({ phase }) => phase === 'ready')
  const isWanted = (isNear || isTold || hasWallet) && !live

  // If the import fails, the static clock stays.
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    import('./live-tray').then(
      ({ LiveTray }) => {
        if (isCurrent) setLive({ LiveTray })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      role="group"
      aria-label={trayName.tray}
      className={styles.tray}
      onPointerDown={({ button, target }) => {
        if (button === 0) pressed.current = target
      }}
    >
      <OfflineIndicator />
      {live ? (
        <live.LiveTray pressed={pressed.current} />
      ) : (
        <>
          {pictures.map((name) => (
            <span key={name} className={styles.item} data-part={name}>
              <Icon name={name} size={16} />
            </span>
          ))}
          <span className={styles.item} data-part="language">
            <LanguageSign />
          </span>
          <ClockFace />
        </>
      )}
    </div>
  )
}

/**
 * Returns true after the pointer or the focus has entered the taskbar, or if the visitor turned on sounds in an earlier
 * visit.
 */
function useNearness(): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const taskbar = document.getElementById('taskbar')
    if (readStored(soundsKey) !== null) setIsNear(true)
    const stop = new AbortController()
    const come = () => {
      stop.abort()
      setIsNear(true)
    }
    for (const sign of ['pointerover', 'focusin'])
      taskbar?.addEventListener(sign, come, { signal: stop.signal })
    return () => stop.abort()
  }, [])

  return isNear
}

function OfflineIndicator() {
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
        <span className={offlineIndicatorStyles.sign} data-tip={offline.isOffline}>
          <Icon name="wrong-network" size={16} />
          <span className={offlineIndicatorStyles.word}>{offline.offline}</span>
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
