import { readStored } from '@/browser/storage'
import { localPath } from '@/domain/navigation/program-path'
import {
  densityKey,
  iconLayoutKey,
  savedWindowsKey,
  skinKey,
  wallpaperKey,
  welcomeKey,
} from '@/domain/storage-keys'

const traces = [densityKey, iconLayoutKey, savedWindowsKey, skinKey, wallpaperKey]

/** The stored values for "show Welcome again". With the empty value the code of Welcome is not loaded. */
export const welcomeAgain = { yes: '1', no: '' } as const

/**
 * Returns true if Welcome should be shown: on the first visit, or on each visit if the visitor chose that. It is never
 * shown over a link to a path or a fragment, or in a frame, which may be a page of Safe.
 */
export function wantsWelcome(): boolean {
  const { hash, pathname } = window.location
  if (pathname !== localPath('/') || hash !== '' || window.parent !== window) return false
  const stored = readStored(welcomeKey)
  return stored === welcomeAgain.yes || (stored === null && traces.every((key) => readStored(key) === null))
}
