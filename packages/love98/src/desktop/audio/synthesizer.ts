import type { SkinSound } from '@/domain/appearance/skin'
import type { SoundName } from '@/domain/appearance/sounds'
import { melodyOf, type Note, soundOf } from './melodies'

type Playing = { step: number; volume: number; skin: string | null }

/** The largest number of simultaneous sounds, because many hearts may open at the same time. */
const voices = 8
/** A sound that the browser delays for longer than this is dropped, ms. */
const patience = 500

let context: AudioContext | null = null
let sounding = 0

/**
 * Plays an original melody through the browser's audio. Never throws. It plays nothing in a browser without
 * audio, or in one that blocks audio until the visitor interacts with the page.
 */
export async function synthesize(name: SoundName, playing: Playing): Promise<void> {
  try {
    if (typeof AudioContext === 'undefined') return
    context ??= new AudioContext()
    const requestedAt = performance.now()
    if (context.state !== 'running') await context.resume()
    if (performance.now() - requestedAt < patience && sounding < voices) playMelody(context, name, playing)
  } catch {
    // A sound that cannot be played is dropped silently.
  }
}

function playMelody(audio: AudioContext, name: SoundName, { step, volume, skin }: Playing): void {
  const sound = soundOf(skin)
  const out = audio.createGain()
  // Perceived loudness is about quadratic; a third of full scale leaves headroom for chords.
  out.gain.value = volume * volume * 0.33
  out.connect(audio.destination)
  const start = audio.currentTime + 0.01
  const last = melodyOf(name, step)
    .flatMap((note) => playNote(audio, out, note, sound, start))
    .reduce((latest, tone) => (tone.end > latest.end ? tone : latest))
  sounding++
  last.oscillator.addEventListener('ended', () => {
    sounding--
    out.disconnect()
  })
}

function playNote(audio: AudioContext, out: AudioNode, note: Note, sound: SkinSound, start: number) {
  const begin = start + note.at
  const end = begin + note.length + sound.release
  const envelope = audio.createGain()
  envelope.gain.setValueAtTime(0, begin)
  envelope.gain.linearRampToValueAtTime(note.level, begin + sound.attack)
  envelope.gain.setValueAtTime(note.level, begin + Math.max(sound.attack, note.length))
  envelope.gain.linearRampToValueAtTime(0, end)
  envelope.connect(out)
  const detunes = sound.spread === 0 ? [0] : [-sound.spread / 2, sound.spread / 2]
  return detunes.map((detune) => {
    const oscillator = audio.createOscillator()
    oscillator.type = sound.wave
    oscillator.frequency.value = sound.root * 2 ** (note.tone / 12)
    oscillator.detune.value = detune
    oscillator.connect(envelope)
    oscillator.start(begin)
    oscillator.stop(end)
    return { oscillator, end }
  })
}
