import { chainShortName } from './read-address'

/**
 * The address at which Safe's web app opens a Safe App. It asks the visitor to choose a Safe first. The page is
 * `apps/web/src/pages/share/safe-app.tsx` of https://github.com/safe-global/safe-wallet-monorepo.
 * @param url the address of the Safe App
 * @returns null if the address is not `https:`, or if the chain has no short name (EIP-3770)
 */
export function safeAppLink(url: string, chainId: number): string | null {
  const chain = chainShortName(chainId)
  if (chain === null || !URL.canParse(url) || new URL(url).protocol !== 'https:') return null
  return `https://app.safe.global/share/safe-app?${new URLSearchParams({ appUrl: url, chain })}`
}
