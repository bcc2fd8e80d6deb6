import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noScreenSaver, readScreenSaver, saverIds, saverSpeeds, writeScreenSaver } from './screen-saver'

test('a written screen saver is read back', () => {
  const any = fc.record({
    id: fc.constantFrom(null, ...saverIds),
    minutes: fc.integer({ min: 1, max: 60 }),
    speed: fc.constantFrom(...saverSpeeds),
  })
  fc.assert(
    fc.property(any, (saver) => {
      expect(readScreenSaver(writeScreenSaver(saver))).toEqual(saver)
    }),
  )
})

test.each([
  null,
  '',
  '2 starfield 5 normal',
  '1 constructor 5 normal',
  '1 starfield 0 normal',
  '1 starfield 61 normal',
  '1 starfield 1.5 normal',
  '1 starfield 5 warp',
  '1 starfield',
])('the text %s is not a screen saver', (text) => {
  expect(readScreenSaver(text)).toEqual(noScreenSaver)
})

test('a screen saver that is stored by its former name is read', () => {
  expect(readScreenSaver('1 hearts 5 slow')).toEqual({ id: 'coins', minutes: 5, speed: 'slow' })
})
