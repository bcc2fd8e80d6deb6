import type { ReactNode } from 'react'
import { ExternalLink } from '@/ui/external-link'

type ExplorerLinkProps = {
  explorer: { readonly url: string } | null | undefined
  /** The path, as all explorers write it (EIP-3091). */
  path: `${'tx' | 'address' | 'block' | 'token'}/${string}`
  children: ReactNode
  tabIndex?: number
  /** Replaces the link if there is no explorer. @default nothing */
  fallback?: ReactNode
}

export function ExplorerLink({ explorer, path, children, tabIndex, fallback = null }: ExplorerLinkProps) {
  if (!explorer) return fallback
  return (
    <ExternalLink href={`${explorer.url}/${path}`} tabIndex={tabIndex}>
      {children}
    </ExternalLink>
  )
}
