import { useStore } from 'zustand'
import { chooseSounds, currentSounds, playSound, soundSettings } from '@/desktop/preferences/sounds'
import { volume as volumeTexts } from '@/texts/volume'
import { CheckBox } from '@/ui/check-box/check-box'
import { Slider } from '@/ui/slider/slider'
import { TrayPanel } from './tray-panel'
import type { TrayPanelProps } from './use-tray-panel'
import styles from './volume-panel.module.css'

export function VolumePanel(props: TrayPanelProps) {
  const { isOn, volume } = useStore(soundSettings) ?? currentSounds()
  const percent = Math.round(volume * 100)
  return (
    <TrayPanel {...props} title={volumeTexts.title}>
      <div className={styles.volume}>
        <span aria-hidden="true">{volumeTexts.level}</span>
        <Slider
          className={styles.slider}
          min={0}
          max={100}
          step={5}
          value={percent}
          label={volumeTexts.level}
          valueText={volumeTexts.percent(percent)}
          data-autofocus=""
          onChange={(level) => chooseSounds({ volume: level / 100 })}
          onPointerUp={() => playSound('ding')}
          onKeyUp={() => playSound('ding')}
        />
        <CheckBox
          className={styles.switch}
          label={volumeTexts.sounds}
          checked={isOn}
          onChange={(isChecked) => {
            chooseSounds({ isOn: isChecked })
            playSound('ding')
          }}
        />
      </div>
    </TrayPanel>
  )
}
