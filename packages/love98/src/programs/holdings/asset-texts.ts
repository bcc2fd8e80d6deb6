import { priceText } from '@/domain/swap/price'
import { holdings } from '@/texts/holdings'

import type { AssetRow } from './asset-rows'

/** The price of one unit in the pools. @param isPriced true if the pools are known */
export function unitPriceText({ price }: AssetRow, isPriced: boolean): string {
  if (price) return priceText(price)
  return isPriced ? holdings.noPool : holdings.unknown
}

export function shareText({ share }: AssetRow): string {
  return share === null ? holdings.unknown : holdings.shareOf((share / 10).toFixed(1))
}
