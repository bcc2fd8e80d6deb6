import { useStore } from 'zustand'
import { soundSettings } from '@/desktop/preferences/sounds'
import { tray } from '@/texts/tray'

import { TrayButton } from './tray-button'

const loadPanel = () => import('./volume-panel').then(({ VolumePanel }) => VolumePanel)

export function VolumeButton() {
  const isOn = useStore(soundSettings)?.isOn ?? false
  const label = isOn ? tray.soundsOn : tray.soundsOff
  return <TrayButton icon={isOn ? 'volume' : 'mute'} label={label} load={loadPanel} data-part="mute" />
}
