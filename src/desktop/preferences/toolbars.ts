import { createPreference } from '@/browser/create-preference'
import { toolbarsKey } from '@/domain/storage-keys'

/** True if the taskbar shows Quick Launch. */
export const quickLaunch = createPreference<boolean>({
  key: toolbarsKey,
  initial: true,
  parse: (text) => text !== '{"version":1,"quickLaunch":false}',
  serialize: (isShown) => JSON.stringify({ version: 1, quickLaunch: isShown }),
})
