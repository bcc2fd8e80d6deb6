import { useStore } from 'zustand'
import { chooseSounds, currentSounds, playSound, soundSettings } from '@/desktop/preferences/sounds'
import { volume as volumeTexts } from '@/texts/volume'

import { TrayPanel } from './tray-panel'
import type { TrayPanelProps } from './use-tray-panel'
import styles from './volume-panel.module.css'

/** The volume: a slider, and whether there is sound at all. */
export function VolumePanel(props: TrayPanelProps) {
  const { isOn, volume } = useStore(soundSettings) ?? currentSounds()
  const percent = Math.round(volume * 100)
  return (
    <TrayPanel {...props} title={volumeTexts.title}>
      <div className={styles.volume}>
        <span aria-hidden="true">{volumeTexts.level}</span>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-label={volumeTexts.level}
          aria-valuetext={volumeTexts.percent(percent)}
          data-autofocus=""
          onChange={({ target }) => chooseSounds({ volume: target.valueAsNumber / 100 })}
          onPointerUp={() => playSound('ding')}
          onKeyUp={() => playSound('ding')}
        />
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              chooseSounds({ isOn: target.checked })
              playSound('ding')
            }}
          />
          {volumeTexts.sounds}
        </label>
      </div>
    </TrayPanel>
  )
}
