import { createPreference } from '@/desktop/preferences/create-preference'
import { folderOptionsKey } from '@/domain/storage-keys'

/**
 * True if a single click opens icons, the "Web style" of Windows 98; `null` until it is chosen in this page.
 * A tap opens icons in either style.
 */
export const webStyle = createPreference<boolean | null>({
  key: folderOptionsKey,
  initial: null,
  parse: (text) => text === '{"version":1,"click":"single"}',
  serialize: (isWeb) => JSON.stringify({ version: 1, click: isWeb ? 'single' : 'double' }),
})

/** Returns true if a single click opens icons, as chosen in this page or an earlier one. Never throws. */
export function isWebStyle(): boolean {
  return webStyle.getState() ?? webStyle.read() === true
}
