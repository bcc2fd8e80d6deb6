import { useEffect } from 'react'
import { currentSounds } from '@/desktop/sounds'
import { useNotifications } from '../use-notifications'
import { useShellSounds } from '../use-shell-sounds'
import { Clock } from './clock'
import { ConnectionLamps } from './connection-lamps'
import { NotificationsButton } from './notifications-button'
import { VolumeButton } from './volume-button'

/** What the tray does: the wallet's lamps, what was told, the volume with the shell's sounds, and the clock's tip. */
export function LiveTray() {
  const Balloons = useNotifications()
  useShellSounds()

  // What an earlier visit chose is known to the browser alone.
  useEffect(() => void currentSounds(), [])

  return (
    <>
      <ConnectionLamps />
      <NotificationsButton />
      <VolumeButton />
      <Clock />
      {Balloons && <Balloons />}
    </>
  )
}
