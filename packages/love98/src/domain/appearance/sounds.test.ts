import { expect, test } from 'vitest'
import { parseSoundSettings, soundsOff } from './sounds'

test('stored settings are read back', () => {
  expect(parseSoundSettings('{"version":1,"isOn":true,"volume":0.25}')).toEqual({ isOn: true, volume: 0.25 })
})

test.each([
  'no JSON',
  'null',
  '[]',
  '{"version":2,"isOn":true,"volume":0.5}',
  '{"version":1,"isOn":"yes","volume":0.5}',
  '{"version":1,"isOn":true,"volume":7}',
  '{"version":1,"isOn":true,"volume":null}',
])('the stored text %s turns sounds off', (text) => {
  expect(parseSoundSettings(text)).toBe(soundsOff)
})
