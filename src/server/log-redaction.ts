/** The maximum number of characters of a text and of a path that are matched, for any input. */
const longestText = 500
export const longestPath = 300

/**
 * Removes data from a text that must not be logged: addresses of services (which contain keys), query parameters,
 * cookies, nonces, signatures, ids, and complete sign-in messages. Wallet addresses are shortened unless
 * `showAddresses` is true.
 * @param length the number of characters that are read; a word at the cut is left out, because half a secret would not
 *   be recognized
 */
export function withoutSecrets(text: string, showAddresses = false, length = longestText): string {
  const cleaned = patterns.reduce(
    (rest, [pattern, by]) => rest.replace(pattern, by),
    withoutMessage(beginning(text, length)),
  )
  return showAddresses ? cleaned : cleaned.replace(walletAddress, '$1…$2')
}

function beginning(text: string, length: number): string {
  if (text.length <= length) return text
  let end = length
  while (end > 0 && !separators.includes(text.charAt(end - 1))) end -= 1
  return `${text.slice(0, end)}…`
}

const separators = ' \n\t/"\',;'

/** Removes an EIP-4361 message to the end of the text, because the visitor signs everything below its first line. */
function withoutMessage(text: string): string {
  const at = text.search(/ wants you to sign in with your Ethereum account:/i)
  return at < 0 ? text : `${text.slice(0, text.lastIndexOf('\n', at) + 1)}(message)`
}

const walletAddress = /\b(0x[0-9a-f]{4})[0-9a-f]{32}([0-9a-f]{4})\b/gi

/** Each repetition is bounded or starts only at new positions, so that no expression reads a character many times. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/[a-z0-9+.-]{1,20}:\/\/[^\s"'<>]+/gi, '(address)'],
  // Drizzle adds the parameters at the end of the message of a failed query.
  [/\bparams:[\s\S]*/i, 'params: (left out)'],
  [/\b(set-)?cookie:[^\n]*/gi, '(cookie)'],
  [/__Host-[^\s"',]*/g, '(cookie)'],
  [/\bnonce\b["']?\s{0,5}[:=]\s{0,5}["']?[\w-]+/gi, 'nonce: (left out)'],
  // Longer than a wallet address: hashes, keys, signatures, calldata.
  [/0x[0-9a-f]{41,}/gi, '(hex)'],
  [/(?<![0-9a-zx])[0-9a-f]{32,}(?![0-9a-z])/gi, '(hex)'],
  // The same in base64: at least 128 bits without a break, with a digit and letters of both cases, unlike any word.
  [/(?<![\w/+-])(?=[\w/+-]*\d)(?=[\w/+-]*[a-z])(?=[\w/+-]*[A-Z])(?!0x)[\w/+-]{32,}={0,2}/g, '(secret)'],
]
