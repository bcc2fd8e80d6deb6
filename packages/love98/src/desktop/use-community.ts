import { createContext, use } from 'react'
import type { Community, SwapPair } from '@/domain/community/community'
import type { ShownLink } from '@/domain/navigation/desktop-entries'
import type { Terms } from '@/language/document'

/**
 * The part of the community's file that the desktop needs, in the language of the page. Chains and tokens come with
 * `/api/config`.
 */
export type DesktopCommunity = Pick<Community, 'showUnset' | 'defaultSkin' | 'programs' | 'analytics'> & {
  readonly pairs: readonly SwapPair[]
  readonly links: readonly ShownLink[]
  readonly site: Omit<Community['site'], 'translations'>
  /** `language` (BCP 47) is set if it is not the language of the page. */
  readonly terms: Terms & { readonly language?: string }
}

export const CommunityContext = createContext<DesktopCommunity | null>(null)

export function useCommunity(): DesktopCommunity {
  const community = use(CommunityContext)
  if (!community) throw new Error('useCommunity was called outside the desktop. Render it inside <Desktop>.')
  return community
}
