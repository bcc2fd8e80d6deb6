import { afterEach } from 'vitest'
import type { TestDatabase } from './engines'

/**
 * For the head of a file of tests.
 * @returns a function that keeps a place until the end of the test that made it, when the place is removed
 */
export function disposeAfterEach(): <Kept extends TestDatabase>(place: Kept) => Kept {
  const places: TestDatabase[] = []
  afterEach(async () => {
    await Promise.all(places.splice(0).map((place) => place.remove()))
  })
  return (place) => {
    places.push(place)
    return place
  }
}
