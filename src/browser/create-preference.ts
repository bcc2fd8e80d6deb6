import { createStore } from 'zustand/vanilla'
import { readStored, removeStored, writeStored } from './storage'

/** How a value of type `T` is kept in the browser's storage. `Known` is what `parse` needs to know beyond the text. */
type StoredFormat<T, Known extends unknown[]> = {
  /** One of `domain/storage-keys.ts`. */
  readonly key: string
  /** Reads a stored text, or `null` where nothing is stored. Any text may be stored: it never throws. */
  readonly parse: (text: string | null, ...known: Known) => T
  /** The text to store, or `null` for a default that leaves no key behind. */
  readonly serialize: (value: T) => string | null
}

type PreferenceOptions<T, Known extends unknown[]> = StoredFormat<T, Known> & {
  /** The value of the server's HTML, and of the browser until `adopt`, `follow` or `choose`. */
  readonly initial: T
  /** Shows a value on the document. */
  readonly apply?: (value: T) => void
  /** Reads which value the document was painted with; without it, `adopt` reads the storage. */
  readonly painted?: () => T
}

/** A value in the browser's storage that no component subscribes to. */
export function createStoredValue<T, Known extends unknown[] = []>(options: StoredFormat<T, Known>) {
  const { key, parse, serialize } = options
  return {
    /** Reads the stored value. Never throws. */
    read: (...known: Known): T => parse(readStored(key), ...known),
    /** Stores a value; where the storage is not available, the page remembers it until it is left. */
    write(value: T): void {
      const text = serialize(value)
      if (text === null) removeStored(key)
      else writeStored(key, text)
    },
  }
}

export type Preference<T, Known extends unknown[] = []> = ReturnType<typeof createPreference<T, Known>>

/** A choice of the visitor: a store for `useStore`, its text in the browser's storage, and its effect on the document. */
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
    /** Takes up what the document was painted with before hydration, or what is stored. */
    adopt: (...known: Known): void => setState(painted ? painted() : read(...known), true),
    /** Shows what is stored now: another tab of the same browser may have changed it. */
    follow: (...known: Known): void => show(read(...known)),
    /** Shows a value and stores it. */
    choose(value: T): void {
      show(value)
      write(value)
    },
  }
}
