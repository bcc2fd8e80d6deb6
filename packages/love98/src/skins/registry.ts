import { type KnownSkinId, skinNames } from '@/skins/generated/skin-names'

/** The selectable skins in the order of the list [S3.1] [S3.2] [S3.3]. Their colors are in the style sheets. */
export const skins: readonly { readonly id: SkinId; readonly name: string }[] = skinNames

/** The skins of the community's folder and of the package. */
export type SkinId = KnownSkinId
