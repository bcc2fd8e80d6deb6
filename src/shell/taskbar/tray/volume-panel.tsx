import { useStore } from 'zustand'
import { chooseSounds, currentSounds, playSound, soundSettings } from '@/desktop/preferences/sounds'
import { volumeTexts } from '@/texts/en/shell/tray-panels'
import { useTexts } from '@/texts/use-texts'
import { TrayPanel } from './tray-panel'
import type { TrayPanelProps } from './use-tray-panel'
import styles from './volume-panel.module.css'

/** The volume: a slider, and whether there is sound at all. */
export function VolumePanel(props: TrayPanelProps) {
  const texts = useTexts(volumeTexts)
  const { isOn, volume } = useStore(soundSettings) ?? currentSounds()
  const percent = Math.round(volume * 100)
  return (
    <TrayPanel {...props} title={texts.title}>
      <div className={styles.volume}>
        <span aria-hidden="true">{texts.level}</span>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-label={texts.level}
          aria-valuetext={texts.percent(percent)}
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
          {texts.sounds}
        </label>
      </div>
    </TrayPanel>
  )
}
