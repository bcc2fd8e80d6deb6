import { afterEach } from 'vitest'
import type { TestDatabase } from './engines'

/**
 * Call it at the head of a test file.
 * @returns a function that keeps a place until the end of the current test, and then removes it
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
