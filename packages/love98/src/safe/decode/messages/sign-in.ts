export type SignIn = {
  /** The host and port of the requesting site. */
  site: string
  address: string
  uri: string | null
  chainId: string | null
  expires: string | null
}

const opening =
  /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/)?(\S{1,255}) wants you to sign in with your Ethereum account:\n(0x[0-9a-fA-F]{40})(?:\n|$)/

/**
 * Reads a request to sign in; returns null for any other text. The fields are at the end of the text, so the last line
 * with each name counts.
 */
export function readSignIn(text: string): SignIn | null {
  const [, site, address] = opening.exec(text) ?? []
  if (site === undefined || address === undefined) return null
  return {
    site,
    address,
    uri: lastOf(text, /^URI: (.*)$/gm),
    chainId: lastOf(text, /^Chain ID: (.*)$/gm),
    expires: lastOf(text, /^Expiration Time: (.*)$/gm),
  }
}

function lastOf(text: string, line: RegExp): string | null {
  return [...text.matchAll(line)].at(-1)?.[1] ?? null
}

export function hostOf(uri: string): string | null {
  return URL.canParse(uri) ? new URL(uri).host : null
}

/**
 * Returns whether a text is about signing in. Other sites may accept such a text although its format is not that of
 * ERC-4361.
 */
export function looksLikeSignIn(text: string): boolean {
  return /wants\s+you\s+to\s+sign\s+in/i.test(text)
}
