import { useStore } from 'zustand'
import { soundSettings } from '@/desktop/sounds'
import { trayTexts } from '@/texts/en/tray'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import styles from './tray.module.css'
import { useTrayPanel } from './use-tray-panel'

const loadPanel = () => import('./volume-panel').then(({ VolumePanel }) => VolumePanel)

/** The loudspeaker: crossed out until the visitor turns sounds on. */
export function VolumeButton() {
  const texts = useTexts(trayTexts)
  const isOn = useStore(soundSettings, ({ chosen }) => chosen?.isOn ?? false)
  const { Panel, panelProps, buttonProps } = useTrayPanel(loadPanel)
  const label = isOn ? texts.soundsOn : texts.soundsOff
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        className={styles.item}
        data-opens=""
        data-part="mute"
        aria-label={label}
        data-tip={label}
      >
        <Icon name={isOn ? 'volume' : 'mute'} size={16} />
      </button>
      {Panel && <Panel {...panelProps} />}
    </>
  )
}
