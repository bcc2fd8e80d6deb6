import { createStore } from 'zustand/vanilla'
import { readStored, removeStored, writeStored } from '@/browser/storage'

/** The format of a value of type `T` in the browser's storage. `Known` is the additional input of `parse`. */
type StoredFormat<T, Known extends unknown[]> = {
  /** One of the keys in `domain/storage-keys.ts`. */
  readonly key: string
  /**
   * Reads a stored text, or `null` if nothing is stored. It must never throw, because the text can have any content.
   */
  readonly parse: (text: string | null, ...known: Known) => T
  /** Returns the text to store, or `null` for a default, which is not stored. */
  readonly serialize: (value: T) => string | null
}

type PreferenceOptions<T, Known extends unknown[]> = StoredFormat<T, Known> & {
  /** The value in the server's HTML, and in the browser until `adopt`, `follow` or `choose`. */
  readonly initial: T
  readonly apply?: (value: T) => void
  /** Returns the value with which the document was painted; without it, `adopt` reads the storage. */
  readonly painted?: () => T
}

/** A value in the browser's storage that no component subscribes to. */
export function createStoredValue<T, Known extends unknown[] = []>(options: StoredFormat<T, Known>) {
  const { key, parse, serialize } = options
  return {
    /** Reads the stored value. Never throws. */
    read: (...known: Known): T => parse(readStored(key), ...known),
    /** Stores a value. If the storage is not available, the page keeps the value until it is closed. */
    write(value: T): void {
      const text = serialize(value)
      if (text === null) removeStored(key)
      else writeStored(key, text)
    },
  }
}

export type Preference<T, Known extends unknown[] = []> = ReturnType<typeof createPreference<T, Known>>

/**
 * A choice of the visitor: a store for `useStore`, its text in the browser's storage, and its effect on the document.
 */
export function createPreference<T, Known extends unknown[] = []>(options: PreferenceOptions<T, Known>) {
  const { initial, apply, painted } = options
  const { read, write } = createStoredValue(options)
  const { getState, getInitialState, setState, subscribe } = createStore<T>(() => initial)
  const show = (value: T) => {
    apply?.(value)
    setState(value, true)
  }
  return {
    getState,
    getInitialState,
    subscribe,
    read,
    /** Adopts the value with which the document was painted before hydration, or the stored one. */
    adopt: (...known: Known): void => setState(painted ? painted() : read(...known), true),
    /** Applies the stored value, which another tab of the same browser may have changed. */
    follow: (...known: Known): void => show(read(...known)),
    choose(value: T): void {
      show(value)
      write(value)
    },
  }
}
