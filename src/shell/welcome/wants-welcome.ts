import { readStored } from '@/browser/storage'
import { localPath } from '@/domain/navigation/program-path'
import {
  densityKey,
  iconLayoutKey,
  languageKey,
  savedWindowsKey,
  skinKey,
  wallpaperKey,
  welcomeKey,
} from '@/domain/storage-keys'

/** What an earlier visit leaves behind. */
const traces = [densityKey, iconLayoutKey, languageKey, savedWindowsKey, skinKey, wallpaperKey]

/** What is stored when Welcome is closed: whether it comes again. An empty text asks for nothing to be loaded. */
export const welcomeAgain = { yes: '1', no: '' } as const

/**
 * Whether Welcome is shown: on the first visit, or each time when the visitor chose that. Never over a link that leads to
 * something (a path, or a fragment), and never in a frame, which may be a page of Safe.
 */
export function wantsWelcome(): boolean {
  const { hash, pathname } = window.location
  if (pathname !== localPath('/') || hash !== '' || window.parent !== window) return false
  const stored = readStored(welcomeKey)
  return stored === welcomeAgain.yes || (stored === null && traces.every((key) => readStored(key) === null))
}
