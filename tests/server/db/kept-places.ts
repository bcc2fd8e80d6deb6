import { afterEach } from 'vitest'
import type { Place } from './engines'

/**
 * For the head of a file of tests.
 * @returns a function that keeps a place until the end of the test that made it, when the place is removed
 */
export function keptPlaces(): <Kept extends Place>(place: Kept) => Kept {
  const places: Place[] = []
  afterEach(async () => {
    await Promise.all(places.splice(0).map((place) => place.remove()))
  })
  return (place) => {
    places.push(place)
    return place
  }
}
