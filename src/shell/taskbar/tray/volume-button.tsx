import { useStore } from 'zustand'
import { soundSettings } from '@/desktop/preferences/sounds'
import { trayTexts } from '@/texts/en/shell/tray'
import { useTexts } from '@/texts/use-texts'
import { TrayButton } from './tray-button'

const loadPanel = () => import('./volume-panel').then(({ VolumePanel }) => VolumePanel)

/** The loudspeaker: crossed out until the visitor turns sounds on. */
export function VolumeButton() {
  const texts = useTexts(trayTexts)
  const isOn = useStore(soundSettings)?.isOn ?? false
  const label = isOn ? texts.soundsOn : texts.soundsOff
  return <TrayButton icon={isOn ? 'volume' : 'mute'} label={label} load={loadPanel} data-part="mute" />
}
