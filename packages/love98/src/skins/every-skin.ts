import type { Skin } from '@/domain/appearance/skin'
import { love } from './love'
import type { SkinId } from './registry'
import { tangGang } from './tang-gang'
import { vaporwaveArcade } from './vaporwave-arcade'

/** The colors of every skin, for the drawings and the server. Pages have the colors in their style sheet. */
export const everySkin: Readonly<Record<SkinId, Skin>> = {
  love,
  'vaporwave-arcade': vaporwaveArcade,
  'tang-gang': tangGang,
}
