import type { ReactNode } from 'react'

type ExplorerLinkProps = {
  /** The block explorer of the chain, if the deployment names one. */
  explorer: { readonly url: string } | null | undefined
  /** The path, as all explorers write it (EIP-3091). */
  path: `${'tx' | 'address' | 'block' | 'token'}/${string}`
  /** The text of the link. */
  children: ReactNode
  /** Replaces the link if there is no explorer. @default nothing */
  fallback?: ReactNode
}

/** A link to a transaction or an address in a block explorer, in a new tab. */
export function ExplorerLink({ explorer, path, children, fallback = null }: ExplorerLinkProps) {
  if (!explorer) return fallback
  return (
    <a href={`${explorer.url}/${path}`} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
