import { unnamedWallet } from '@/texts/unnamed-wallet'

/** Characters of a name that are shown. */
const nameLimit = 24
/** Characters of a `data:` URL; the 96 × 96 px that EIP-6963 asks for need far fewer. */
const iconLimit = 100_000
const imageDataUrl = /^data:image\/(png|svg\+xml|webp|jpeg|gif)[;,]/

/**
 * The name that a wallet announces, as plain text: no control or direction characters, at most 24 characters `[S9.2]`.
 * "Unnamed Wallet" for one without a visible character.
 */
export function sanitizeName(name: unknown): string {
  // Cut before the replacements, which would otherwise run over megabytes.
  const text = (typeof name === 'string' ? name : '').slice(0, 20 * nameLimit)
  const characters = [
    ...text
      .replace(/\p{C}+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
  if (characters.length === 0) return unnamedWallet.name
  return characters.length > nameLimit ? `${characters.slice(0, nameLimit).join('')}…` : characters.join('')
}

/**
 * The icon of a wallet or the avatar of a name, if it is a `data:` image `[S3.12]`; `null` for every other URL, since
 * fetching it would tell another host about the visitor.
 */
export function sanitizeIcon(icon: unknown): string | null {
  if (typeof icon !== 'string' || icon.length > iconLimit + 100) return null
  const url = icon.trim()
  return imageDataUrl.test(url) && url.length <= iconLimit ? url : null
}
