export const soundNames = [
  'ding',
  'chord',
  'tada',
  'open',
  'close',
  'minimize',
  'maximize',
  'heart-open',
  'heart-pin',
  'heart-crack',
  'heart-won',
] as const

export type SoundName = (typeof soundNames)[number]

/** The sound settings; `volume` is 0 to 1. */
export type SoundSettings = { readonly isOn: boolean; readonly volume: number }

/** The settings of a new visitor: sound is off, and the volume is moderate for when the visitor turns sound on. */
export const soundsOff: SoundSettings = { isOn: false, volume: 0.6 }

export function parseSoundSettings(text: string): SoundSettings {
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return soundsOff
    const { version, isOn, volume } = stored as Record<string, unknown>
    if (version !== 1 || typeof isOn !== 'boolean' || typeof volume !== 'number') return soundsOff
    return volume >= 0 && volume <= 1 ? { isOn, volume } : soundsOff
  } catch {
    return soundsOff
  }
}
