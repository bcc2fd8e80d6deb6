import type { Connector } from 'wagmi'

/** A wallet that can be connected now. Its name and icon come from outside and are not trusted. */
export type WalletChoice = {
  id: string
  name: string
  /** A `data:` picture, or `null` where ours is drawn. */
  icon: string | null
  connector: Connector
}

export type AnnouncedProvider = { info: { rdns: string }; provider: unknown }

/** The id of wagmi's connector for `window.ethereum`. */
export const browserWalletId = 'injected'

const nameLimit = 24
/** Characters; EIP-6963 asks for 96 × 96 px, which fits many times over. */
const iconLimit = 100_000
const pictures = /^data:image\/(png|svg\+xml|webp|jpeg|gif)[;,]/

/**
 * The rows of the connect dialog: announced wallets (EIP-6963) first, each once, then the Browser Wallet when
 * `window.ethereum` is there and no announced wallet is that same object.
 */
export function walletChoices(
  connectors: readonly Connector[],
  announced: readonly AnnouncedProvider[],
  ethereum: unknown,
): readonly WalletChoice[] {
  const choices: WalletChoice[] = []
  for (const connector of connectors)
    if (connector.id !== browserWalletId && !choices.some(({ id }) => id === connector.id))
      choices.push({
        id: connector.id,
        name: safeName(connector.name),
        icon: safeIcon(connector.icon),
        connector,
      })
  const browserWallet = connectors.find(({ id }) => id === browserWalletId)
  const isAnnounced = announced.some(({ provider }) => provider === ethereum)
  if (browserWallet && isProvider(ethereum) && !isAnnounced)
    choices.push({ id: browserWalletId, name: 'Browser Wallet', icon: null, connector: browserWallet })
  return choices
}

/** A wallet's name as plain text: no control or direction characters, at most 24 characters `[S9.2]`. */
export function safeName(name: string): string {
  const characters = [
    ...name
      .replace(/\p{C}+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
  if (characters.length === 0) return 'Unnamed Wallet'
  return characters.length > nameLimit ? `${characters.slice(0, nameLimit).join('')}…` : characters.join('')
}

/** A wallet's icon if it is a picture that travels with the announcement; nothing is fetched for it. */
export function safeIcon(icon: string | undefined): string | null {
  const address = icon?.trim() ?? ''
  return pictures.test(address) && address.length <= iconLimit ? address : null
}

function isProvider(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
  )
}
