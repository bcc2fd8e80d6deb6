import { useEffect, useState } from 'react'
import type { DesktopStore } from '@/desktop/desktop-store'
import { soundSettings } from '@/desktop/preferences/sounds'
import { useDesktopStore } from '@/desktop/use-desktop'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { useShellSounds } from '@/shell/services/use-shell-sounds'
import { useNotifications } from '@/shell/taskbar/notifications/use-notifications'
import { Clock } from './clock'
import { ConnectionLamps } from './connection-lamps'
import { LanguageButton } from './language-button'
import { NotificationsButton } from './notifications-button'
import { useDayStreak } from './use-day-streak'
import { VolumeButton } from './volume-button'

/** `pressed`: the element of the tray that was pressed before this component was loaded. */
export type LiveTrayProps = { pressed: EventTarget | null }

/**
 * The interactive part of the tray: the streak of daily boards, the lamps of the wallet, the notifications, the volume
 * with the sounds of the shell, and the clock with its tooltip.
 */
export function LiveTray({ pressed }: LiveTrayProps) {
  const [early] = useState(pressed)
  const Balloons = useNotifications()
  const DayStreak = useDayStreak()
  const store = useDesktopStore()
  useShellSounds()

  // Reads localStorage, which the server does not have.
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

/** Opens Heartbreak at the boards of the day. */
function openDaily(store: DesktopStore): void {
  const heartbreak = findProgram('heartbreak')
  if (heartbreak) store.dispatch({ type: 'opened', request: windowRequest(heartbreak, 'daily') })
}
