/** The sounds that programs may play. */
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

/** Whether there is sound, and how loud: `volume` from 0 to 1. */
export type SoundSettings = { readonly isOn: boolean; readonly volume: number }

/** What a visitor starts with: silence, and a volume that does not frighten when it is turned on. */
export const soundsOff: SoundSettings = { isOn: false, volume: 0.6 }

/** Reads stored settings; any other text (another version, invalid JSON) turns sounds off. */
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
