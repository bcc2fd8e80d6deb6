/**
 * Takes out of a text what no log may hold: addresses of services (keys stand in them), parameters of queries, cookies,
 * nonces, signatures, ids, and whole sign-in messages. Wallet addresses are shortened unless `showAddresses`.
 * What is left has at most 500 characters.
 */
export function withoutSecrets(text: string, showAddresses = false): string {
  const cleaned = patterns.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text.slice(0, 20_000))
  return (showAddresses ? cleaned : cleaned.replace(walletAddress, '$1…$2')).slice(0, 500)
}

const walletAddress = /\b(0x[0-9a-f]{4})[0-9a-f]{32}([0-9a-f]{4})\b/gi

const patterns: readonly (readonly [RegExp, string])[] = [
  // An EIP-4361 message, to its end: everything below this line is what the visitor signs.
  [/[^\n]* wants you to sign in with your Ethereum account:[\s\S]*/i, '(message)'],
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, '(address)'],
  // Drizzle ends the message of a failed query with the values in it.
  [/\bparams:[\s\S]*/i, 'params: (left out)'],
  [/\b(set-)?cookie:[^\n]*/gi, '(cookie)'],
  [/__Host-[^\s"',]*/g, '(cookie)'],
  [/\bnonce\b["']?\s*[:=]\s*["']?[\w-]+/gi, 'nonce: (left out)'],
  // Longer than a wallet address: hashes, keys, signatures, calldata.
  [/0x[0-9a-f]{41,}/gi, '(hex)'],
  [/(?<![0-9a-zx])[0-9a-f]{32,}(?![0-9a-z])/gi, '(hex)'],
  // The same in base64: 128 bits and more, unbroken, with a digit and both cases, as no word has.
  [/(?<![\w/+-])(?=[\w/+-]*\d)(?=[\w/+-]*[a-z])(?=[\w/+-]*[A-Z])(?!0x)[\w/+-]{32,}={0,2}/g, '(secret)'],
]
