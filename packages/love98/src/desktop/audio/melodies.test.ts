import { expect, test } from 'vitest'
import { soundNames } from '@/domain/appearance/sounds'
import { skinSounds } from '@/skins/generated/skin-sounds'
import { melodyOf, soundOf } from './melodies'

const skins = [...Object.keys(skinSounds), 'a skin of tomorrow', null]

/** Seconds: a longer sound needs a way to stop it (WCAG 2.2, 1.4.2). */
const longestSound = 3

test.each(soundNames)('%s is audible and ends within three seconds in every skin', (name) => {
  const ends = melodyOf(name, 100).map(({ at, length }) => at + length)
  expect(ends.length).toBeGreaterThan(0)
  for (const skin of skins)
    expect(Math.max(...ends) + soundOf(skin).release).toBeLessThanOrEqual(longestSound)
})

test('a skin without a sound of its own has the plain one', () => {
  expect(soundOf('a skin of tomorrow')).toBe(soundOf(null))
  expect(soundOf('standard')).toBe(soundOf(null))
})

test('a skin with a sound of its own has it', () => {
  expect(soundOf('cat-club')).toEqual({ wave: 'sine', root: 293.66, attack: 0.01, release: 0.2, spread: 4 })
})

test('the pitch of opened hearts rises with each step, and no other sound changes', () => {
  const tones = [0, 1, 2, 3, 4, 5, 6].map((step) => melodyOf('heart-open', step)[0]?.tone)
  expect(tones).toEqual([...tones].sort((a, b) => Number(a) - Number(b)))
  expect(new Set(tones).size).toBe(7)
  expect(melodyOf('ding', 5)).toEqual(melodyOf('ding', 0))
})

test.each([Number.NaN, -3, 1e9])('a step of %s gives an audible sound', (step) => {
  const tone = melodyOf('heart-open', step)[0]?.tone ?? Number.NaN
  expect(tone).toBeGreaterThanOrEqual(0)
  expect(tone).toBeLessThanOrEqual(80)
})
