import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readStored } from '@/browser/storage'
import type { DesktopStore } from '@/desktop/desktop-store'
import { notifications } from '@/desktop/notifications/notifications'
import { soundSettings } from '@/desktop/preferences/sounds'
import { useDesktopStore } from '@/desktop/use-desktop'
import { hasServer } from '@/domain/build/capabilities'
import { hasSolvedDays } from '@/domain/heartbreak/daily/stored-days'
import { heartbreakStatisticsKey } from '@/domain/heartbreak/storage-keys'
import type { Connection } from '@/domain/wallet/connection'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { useShellSounds } from '@/shell/services/use-shell-sounds'
import { useNotifications } from '@/shell/taskbar/notifications/use-notifications'
import { tray } from '@/texts/tray'
import { Icon } from '@/ui/icon'
import { openMenu, prefetchMenus } from '@/ui/menu/open-menu'
import { loadedWallet, loadWallet, requestDialog, walletBoot } from '@/wallet/boot'
import { Clock } from './clock'
import { LanguageSign, languageLetters } from './language-sign'
import styles from './tray.module.css'
import { TrayButton } from './tray-button'
import { VolumeButton } from './volume-button'

/** `pressed`: the element of the tray that was pressed before this component was loaded. */
export type LiveTrayProps = { pressed: EventTarget | null }

export function LiveTray({ pressed }: LiveTrayProps) {
  const [early] = useState(pressed)
  const Balloons = useNotifications()
  const DayStreak = useDayStreak()
  const store = useDesktopStore()
  useShellSounds()

  useEffect(soundSettings.adopt, [])

  // The pressed icon has been replaced by a button, so the button is clicked instead.
  useEffect(() => {
    const part = early instanceof Element ? early.closest<HTMLElement>('[data-part], time') : null
    if (!part) return
    const name = part.dataset.part
    const place = name === 'bell' ? '[data-bell]' : name ? `[data-part='${name}']` : 'time'
    document.querySelector(`#taskbar ${place}`)?.closest('button')?.click()
  }, [early])

  return (
    <>
      {DayStreak && <DayStreak onOpen={() => openDaily(store)} />}
      <ConnectionLamps />
      <NotificationsButton />
      <VolumeButton />
      <LanguageButton />
      <Clock />
      {Balloons && <Balloons />}
    </>
  )
}

function openDaily(store: DesktopStore): void {
  const heartbreak = findProgram('heartbreak')
  if (heartbreak) store.dispatch({ type: 'opened', request: windowRequest(heartbreak, 'daily') })
}

function LanguageButton() {
  const { language: label } = tray
  const open = async (at: HTMLElement) => {
    const { languageMenuItems } = await import('./language-menu-items')
    openMenu({ label, at, keep: at, items: languageMenuItems() })
  }
  return (
    <button
      type="button"
      className={styles.item}
      data-opens=""
      data-part="language"
      // The visible letters are part of the name (WCAG 2.5.3).
      aria-label={`${label} (${languageLetters()})`}
      data-tip={label}
      aria-haspopup="menu"
      onPointerEnter={prefetchMenus}
      onFocus={prefetchMenus}
      onClick={({ currentTarget }) => void open(currentTarget)}
    >
      <LanguageSign />
    </button>
  )
}

const loadPanel = () => import('./notifications-panel').then(({ NotificationsPanel }) => NotificationsPanel)

function NotificationsButton() {
  const unread = useStore(notifications, (state) => state.unread)
  const label = unread === 0 ? tray.notifications : tray.newNotifications(unread)
  return (
    <TrayButton
      icon="bell"
      label={label}
      load={loadPanel}
      data-unread={unread > 0 || undefined}
      data-bell=""
    />
  )
}

type DayStreakProps = { onOpen: () => void }

/** Loads the streak of daily boards only if one was solved in this browser. */
function useDayStreak(): ComponentType<DayStreakProps> | null {
  const [DayStreak, setDayStreak] = useState<ComponentType<DayStreakProps> | null>(null)

  useEffect(() => {
    const load = () => {
      if (!hasServer || !hasSolvedDays(readStored(heartbreakStatisticsKey))) return
      import('@/programs/heartbreak/status/day-streak').then(
        (loaded) => setDayStreak(() => loaded.DayStreak),
        // Offline, or a new release: the next visit shows it.
        () => undefined,
      )
    }
    load()
    window.addEventListener(heartbreakStatisticsKey, load)
    return () => window.removeEventListener(heartbreakStatisticsKey, load)
  }, [])

  return DayStreak
}

const disconnected = createStore<Connection>(() => ({ status: 'disconnected' }))

export function ConnectionLamps() {
  const isReady = useStore(walletBoot, ({ phase }) => phase === 'ready')
  const connection = useStore((isReady && loadedWallet()?.connection) || disconnected)

  const isWrong = connection.status === 'connected' && !connection.supported
  const label = wordsFor(connection, tray.connection)
  const open = () => {
    if (connection.status === 'connected') requestDialog(isWrong ? 'chain' : 'account')
    else void loadWallet().then(() => requestDialog('connect'))
  }
  return (
    <button
      type="button"
      className={styles.item}
      data-opens=""
      data-part="network"
      aria-label={label}
      data-tip={label}
      aria-haspopup="dialog"
      onClick={open}
    >
      <span className={styles.machines} data-dark={connection.status === 'disconnected' || undefined}>
        <Icon name={isWrong ? 'wrong-network' : 'network'} size={16} />
      </span>
    </button>
  )
}

function wordsFor(connection: Connection, words: typeof tray.connection): string {
  if (connection.status !== 'connected') return words[connection.status]
  if (!connection.supported) return words.wrongNetwork
  const chain = loadedWallet()?.settings.chains.find(({ id }) => id === connection.chainId)
  return chain ? words.connectedTo(chain.name) : words.connected
}
