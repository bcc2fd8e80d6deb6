import { createPreference } from '@/browser/create-preference'
import { folderOptionsKey } from '@/domain/storage-keys'

/**
 * Whether icons open by a single click, the "Web style" of Windows 98; `null` until it is chosen in this page. A tap of
 * a finger opens in either style.
 */
export const webStyle = createPreference<boolean | null>({
  key: folderOptionsKey,
  initial: null,
  parse: (text) => text === '{"version":1,"click":"single"}',
  serialize: (isWeb) => JSON.stringify({ version: 1, click: isWeb ? 'single' : 'double' }),
})

/** Whether a single click opens: chosen in this page, or in an earlier one. Never throws. */
export function isWebStyle(): boolean {
  return webStyle.getState() ?? webStyle.read() === true
}
