import { createPreference } from '@/desktop/preferences/create-preference'
import { parseSoundSettings, type SoundName, type SoundSettings, soundsOff } from '@/domain/appearance/sounds'
import { soundsKey } from '@/domain/storage-keys'
import { skin } from './skin'

/** The switch and the volume of sounds. Sounds are off until the visitor turns them on. `null` until read or chosen. */
export const soundSettings = createPreference<SoundSettings | null>({
  key: soundsKey,
  initial: null,
  parse: (text) => (text === null ? soundsOff : parseSoundSettings(text)),
  serialize: (settings) => settings && JSON.stringify({ version: 1, ...settings }),
})

/** Returns the sound settings that were chosen in this page or an earlier one. Never throws. */
export function currentSounds(): SoundSettings {
  return soundSettings.getState() ?? soundSettings.read() ?? soundsOff
}

export function chooseSounds(change: Partial<SoundSettings>): void {
  soundSettings.choose({ ...currentSounds(), ...change })
}

/**
 * Plays a sound of the skin if sounds are on and the page is visible. The synthesizer is loaded on first use.
 * If it or Web Audio is not available, nothing is played and nothing is thrown.
 *
 * @param step raises the pitch of `heart-open` by one tone per step
 */
export function playSound(name: SoundName, step = 0): void {
  const { isOn, volume } = currentSounds()
  if (!isOn || volume === 0 || document.visibilityState === 'hidden') return
  import('@/desktop/audio/synthesizer')
    .then(({ synthesize }) => synthesize(name, { step, volume, skin: skin.getState() }))
    .catch(() => undefined)
}
