import { createPreference } from '@/desktop/preferences/create-preference'
import { toolbarsKey } from '@/domain/storage-keys'

export const quickLaunch = createPreference<boolean>({
  key: toolbarsKey,
  initial: true,
  parse: (text) => text !== '{"version":1,"quickLaunch":false}',
  serialize: (isShown) => JSON.stringify({ version: 1, quickLaunch: isShown }),
})
