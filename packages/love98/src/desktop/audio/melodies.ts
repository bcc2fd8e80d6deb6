import type { SkinSound } from '@/domain/appearance/skin'
import type { SoundName } from '@/domain/appearance/sounds'
import { skinSounds } from '@/skins/generated/skin-sounds'

/**
 * One tone: its start in seconds, its pitch in semitones above the skin's root, its length in seconds, and
 * its loudness from 0 to 1.
 */
export type Note = {
  readonly at: number
  readonly tone: number
  readonly length: number
  readonly level: number
}

/** The melodies are original, short, and the same in every skin. */
export function melodyOf(name: SoundName, step: number): readonly Note[] {
  const notes = melodies[name]
  const raise = name === 'heart-open' ? Math.min(Math.max(0, Math.round(step) || 0), 24) : 0
  return notes.map((note) => ({
    ...note,
    tone: note.tone + (scale[raise % 5] ?? 0) + 12 * Math.floor(raise / 5),
  }))
}

export function soundOf(skin: string | null): SkinSound {
  return (skin !== null && skinSounds[skin]) || plain
}

/** A pentatonic scale, so that any sequence is consonant. */
const scale = [0, 2, 4, 7, 9]

const melodies: Readonly<Record<SoundName, readonly Note[]>> = {
  ding: [
    { at: 0, tone: 16, length: 0.35, level: 0.8 },
    { at: 0, tone: 28, length: 0.2, level: 0.25 },
  ],
  chord: [0, 3, 6].map((tone) => ({ at: 0, tone, length: 0.6, level: 0.5 })),
  tada: [
    { at: 0, tone: 7, length: 0.14, level: 0.7 },
    { at: 0.16, tone: 7, length: 0.1, level: 0.6 },
    ...[12, 16, 19, 24].map((tone) => ({ at: 0.3, tone, length: 0.9, level: 0.45 })),
  ],
  open: [0, 5, 9].map((tone, index) => ({ at: index * 0.04, tone: tone + 12, length: 0.09, level: 0.4 })),
  close: [9, 5, 0].map((tone, index) => ({ at: index * 0.04, tone: tone + 12, length: 0.09, level: 0.4 })),
  minimize: [12, 7, 2].map((tone, index) => ({ at: index * 0.05, tone, length: 0.07, level: 0.35 })),
  maximize: [2, 7, 12].map((tone, index) => ({ at: index * 0.05, tone, length: 0.07, level: 0.35 })),
  'heart-open': [{ at: 0, tone: 12, length: 0.12, level: 0.5 }],
  'heart-pin': [
    { at: 0, tone: 24, length: 0.05, level: 0.4 },
    { at: 0.05, tone: 19, length: 0.08, level: 0.4 },
  ],
  'heart-crack': [11, 8, 5, 1, -4].map((tone, index) => ({
    at: index * 0.11,
    tone,
    length: 0.3,
    level: 0.55,
  })),
  'heart-won': [0, 4, 7, 12, 7, 12, 16].map((tone, index) => ({
    at: index * 0.13,
    tone: tone + 7,
    length: index === 6 ? 0.9 : 0.16,
    level: 0.5,
  })),
}

const plain: SkinSound = { wave: 'triangle', root: 261.63, attack: 0.005, release: 0.12, spread: 0 }
