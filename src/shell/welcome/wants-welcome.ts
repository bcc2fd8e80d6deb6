import { hasStoredNothing, readStored } from '@/browser/storage'
import { welcomeKey } from '@/domain/storage-keys'

/** What is stored when Welcome is closed: whether it comes again. An empty text asks for nothing to be loaded. */
export const welcomeAgain = { yes: '1', no: '' } as const

/**
 * Whether Welcome is shown: on the first visit, or each time when the visitor wished so. Never over a link to a program,
 * in a frame (a Safe's page), or to a browser that a program drives, which reads pages and does not look around.
 */
export function wantsWelcome(): boolean {
  if (window.location.pathname !== '/' || window.parent !== window || navigator.webdriver) return false
  const stored = readStored(welcomeKey)
  return stored === welcomeAgain.yes || (stored === null && hasStoredNothing())
}
