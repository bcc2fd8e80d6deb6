import { priceText } from '@/domain/swap/price'
import type { holdingsTexts } from '@/texts/en/wallet/holdings'
import type { AssetRow } from './asset-rows'

type Texts = typeof holdingsTexts

/** What the pools say of one unit. @param isPriced whether the pools are known */
export function priceWords({ price }: AssetRow, isPriced: boolean, texts: Texts): string {
  if (price) return priceText(price)
  return isPriced ? texts.noPool : texts.unknown
}

/** The part of the total. */
export function shareWords({ share }: AssetRow, texts: Texts): string {
  return share === null ? texts.unknown : texts.shareOf((share / 10).toFixed(1))
}
