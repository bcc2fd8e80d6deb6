import type { Chain, Client, Transport } from 'viem'
import { getEnsText } from 'viem/actions'
import { normaliseName } from './normalise-name'
import { safeIcon } from './wallet-choice'

/**
 * The picture that a name names as its own (the record `avatar`, ENSIP-12), if it travels with the record; pictures on
 * other hosts are not asked for, since that would tell them who looks. `null` for a name that cannot be looked up.
 */
export async function readEnsAvatar(client: Client<Transport, Chain>, name: string): Promise<string | null> {
  const normal = normalOrNull(name)
  return normal === null ? null : safeIcon(await getEnsText(client, { name: normal, key: 'avatar' }))
}

function normalOrNull(name: string): string | null {
  try {
    return normaliseName(name)
  } catch {
    return null
  }
}
