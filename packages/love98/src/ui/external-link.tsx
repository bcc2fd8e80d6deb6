import type { ComponentProps, ReactNode } from 'react'

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string; children: ReactNode }

/** A link to another site, in a new tab that has no access to this page. */
export function ExternalLink(link: ExternalLinkProps) {
  return <a {...link} target="_blank" rel="noopener noreferrer" />
}
