import { decimalPrice } from '@/domain/swap/decimal-price'

/**
 * A price as a visitor types it, in en-US decimals: `1,250.50` is `1250.5`, `.5` is `0.5`. A comma that does not group
 * thousands may be meant as a decimal point, so it makes no price.
 * @returns decimal text, or null for anything that is no price above zero
 */
export function typedPrice(text: string): string | null {
  const [, whole = '', fraction = ''] = /^(\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/.exec(text.trim()) ?? []
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0'
  const rest = fraction.replace(/0+$/, '')
  const price = rest ? `${digits}.${rest}` : digits
  return decimalPrice(price) ? price : null
}
