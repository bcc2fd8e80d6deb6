import { createStore } from 'zustand/vanilla'
import { readStored, writeStored } from '@/browser/storage'
import { parseSoundSettings, type SoundName, type SoundSettings, soundsOff } from '@/domain/appearance/sounds'
import { skin } from './skin'
import { soundsKey } from './sounds-key'

const storageKey = soundsKey

/** Whether there is sound, and how loud; off until the visitor turns it on. `null` until the storage was read. */
export const soundSettings = createStore<{ chosen: SoundSettings | null }>(() => ({ chosen: null }))

/** What was chosen, in this page or in an earlier one. Never throws. */
export function currentSounds(): SoundSettings {
  const { chosen } = soundSettings.getState()
  if (chosen) return chosen
  const stored = readStored(storageKey)
  const settings = stored === null ? soundsOff : parseSoundSettings(stored)
  soundSettings.setState({ chosen: settings })
  return settings
}

/** Changes what was chosen and remembers it. */
export function chooseSounds(change: Partial<SoundSettings>): void {
  const chosen = { ...currentSounds(), ...change }
  soundSettings.setState({ chosen })
  writeStored(storageKey, JSON.stringify({ version: 1, ...chosen }))
}

/**
 * Plays a sound of the skin, if the visitor turned sounds on and looks at the page. The synthesiser is fetched then;
 * when it, or the browser's audio, is not to be had, there is silence and nothing else. `step` raises the pitch of
 * `heart-open`, one tone a step.
 */
export function playSound(name: SoundName, step = 0): void {
  const { isOn, volume } = currentSounds()
  if (!isOn || volume === 0 || document.visibilityState === 'hidden') return
  import('@/desktop/audio/synthesizer')
    .then(({ synthesise }) => synthesise(name, { step, volume, skin: skin.getState().id }))
    .catch(() => undefined)
}
