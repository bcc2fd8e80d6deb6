import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { readStored } from '@/browser/storage'
import { trayRequested } from '@/desktop/notifications/tray-requested'
import { soundsKey } from '@/domain/storage-keys'
import { trayName } from '@/texts/en/shell/taskbar'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import { walletBoot } from '@/wallet/boot'
import { ClockFace } from './clock-face'
import { LanguageSign } from './language-sign'
import type { LiveTrayProps } from './live-tray'
import { OfflineIndicator } from './offline-indicator'
import styles from './tray.module.css'

/** The static icons that are drawn until the interactive tray is loaded, in the order of its buttons. */
const pictures = ['network', 'bell', 'mute'] as const

/**
 * The sunken corner at the end of the taskbar. It is drawn with the page; what its pictures do is fetched when the
 * pointer or the focus comes into the taskbar, or when there is something to tell.
 */
export function Tray() {
  const texts = useTexts(trayName)
  const pressed = useRef<EventTarget>(null)
  const [live, setLive] = useState<{ LiveTray: ComponentType<LiveTrayProps> } | null>(null)
  const isNear = useNearness()
  const isTold = useStore(trayRequested, ({ isWanted }) => isWanted)
  const hasWallet = useStore(walletBoot, ({ phase }) => phase === 'ready')
  const isWanted = (isNear || isTold || hasWallet) && !live

  // Lazy import; without it the static clock stays.
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
      aria-label={texts.tray}
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

/** Whether the visitor has come into the taskbar, or has chosen sounds in an earlier visit. */
function useNearness(): boolean {
  const [isNear, setIsNear] = useState(false)

  // Events of the taskbar, and localStorage.
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
