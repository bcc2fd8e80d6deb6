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
  const field = (name: string) => {
    const line = text.split('\n').findLast((one) => one.startsWith(`${name}: `))
    return line === undefined ? null : line.slice(name.length + 2)
  }
  return { site, address, uri: field('URI'), chainId: field('Chain ID'), expires: field('Expiration Time') }
}

/** The host of an address on the web; null when it is none. */
export function hostOf(uri: string): string | null {
  return URL.canParse(uri) ? new URL(uri).host : null
}
