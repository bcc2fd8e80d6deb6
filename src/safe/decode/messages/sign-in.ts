/** A request to sign in (ERC-4361); what a message does not say is null. */
export type SignIn = {
  /** Host and port of the site that asks. */
  site: string
  address: string
  uri: string | null
  chainId: string | null
  expires: string | null
}

const opening =
  /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/)?(\S{1,255}) wants you to sign in with your Ethereum account:\n(0x[0-9a-fA-F]{40})(?:\n|$)/

/** Reads a request to sign in; null for any other text. The fields stand at the end, so the last of each name counts. */
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

/** The host of an address on the web; null when it is none. */
export function hostOf(uri: string): string | null {
  return URL.canParse(uri) ? new URL(uri).host : null
}

/** True for a text about signing in: other sites may accept it in a form that is not that of ERC-4361. */
export function looksLikeSignIn(text: string): boolean {
  return /wants\s+you\s+to\s+sign\s+in/i.test(text)
}
