/** Characters of a text that are looked at, and of a path: whatever is sent, an expression sees no more. */
const longestText = 500
export const longestPath = 300

/**
 * Takes out of a text what no log may hold: addresses of services (keys stand in them), parameters of queries, cookies,
 * nonces, signatures, ids, and whole sign-in messages. Wallet addresses are shortened unless `showAddresses`.
 * @param length how many characters are read; a word that this would cut in two is left out, since half a secret is
 *   not recognized as one
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

/** An EIP-4361 message is left out to its end: everything below its first line is what the visitor signs. */
function withoutMessage(text: string): string {
  const at = text.search(/ wants you to sign in with your Ethereum account:/i)
  return at < 0 ? text : `${text.slice(0, text.lastIndexOf('\n', at) + 1)}(message)`
}

const walletAddress = /\b(0x[0-9a-f]{4})[0-9a-f]{32}([0-9a-f]{4})\b/gi

/** Each repetition is bounded, or begins where no earlier one could have: no expression reads a character often. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/[a-z0-9+.-]{1,20}:\/\/[^\s"'<>]+/gi, '(address)'],
  // Drizzle ends the message of a failed query with the values in it.
  [/\bparams:[\s\S]*/i, 'params: (left out)'],
  [/\b(set-)?cookie:[^\n]*/gi, '(cookie)'],
  [/__Host-[^\s"',]*/g, '(cookie)'],
  [/\bnonce\b["']?\s{0,5}[:=]\s{0,5}["']?[\w-]+/gi, 'nonce: (left out)'],
  // Longer than a wallet address: hashes, keys, signatures, calldata.
  [/0x[0-9a-f]{41,}/gi, '(hex)'],
  [/(?<![0-9a-zx])[0-9a-f]{32,}(?![0-9a-z])/gi, '(hex)'],
  // The same in base64: 128 bits and more, unbroken, with a digit and both cases, as no word has.
  [/(?<![\w/+-])(?=[\w/+-]*\d)(?=[\w/+-]*[a-z])(?=[\w/+-]*[A-Z])(?!0x)[\w/+-]{32,}={0,2}/g, '(secret)'],
]
