import { createStoredValue } from '@/desktop/preferences/create-preference'
import { type LastAssets, parseLastAssets, serializeLastAssets } from '@/domain/wallet/last-assets'
import { lastAssetsKey } from '@/domain/wallet/storage-keys'

/** The assets that were sent last from this browser. */
export const lastAssets = createStoredValue<LastAssets>({
  key: lastAssetsKey,
  parse: parseLastAssets,
  serialize: serializeLastAssets,
})
