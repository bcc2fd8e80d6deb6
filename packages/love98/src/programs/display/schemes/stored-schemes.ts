import { readStored, removeStored, writeStored } from '@/browser/storage'
import type { NamedScheme } from '@/domain/appearance/schemes/colors'
import { readSavedSchemes, writeSavedSchemes } from '@/domain/appearance/schemes/saved-schemes'
import { savedSchemesKey } from '@/domain/appearance/storage-keys'

export function storedSchemes(): string | null {
  return readStored(savedSchemesKey)
}

/**
 * Calls back when this tab or another one saved or deleted a scheme.
 * @returns removes the listener
 */
export function onStoredSchemes(listener: () => void): () => void {
  for (const type of events) window.addEventListener(type, listener)
  return () => {
    for (const type of events) window.removeEventListener(type, listener)
  }
}

export function savedSchemes(): readonly NamedScheme[] {
  return readSavedSchemes(storedSchemes())
}

export function saveSchemes(schemes: readonly NamedScheme[]): void {
  if (schemes.length === 0) removeStored(savedSchemesKey)
  else writeStored(savedSchemesKey, writeSavedSchemes(schemes))
  window.dispatchEvent(new Event(savedSchemesKey))
}

const events = [savedSchemesKey, 'storage'] as const
