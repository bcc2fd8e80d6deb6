import { trayTexts } from '@/texts/en/taskbar'
import { useTexts } from '@/texts/use-texts'
import { Clock } from './clock'
import { ConnectionLamps } from './connection-lamps'
import { NotificationsButton } from './notifications-button'
import { OfflineSign } from './offline-sign'
import styles from './tray.module.css'
import { VolumeButton } from './volume-button'

/** The sunken corner at the end of the taskbar: the wallet's lamps, what was told, the volume, the time. */
export function Tray() {
  const texts = useTexts(trayTexts)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div role="group" aria-label={texts.tray} className={styles.tray}>
      <OfflineSign />
      <ConnectionLamps />
      <NotificationsButton />
      <VolumeButton />
      <Clock />
    </div>
  )
}
