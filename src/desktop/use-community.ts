import { createContext, use } from 'react'
import type { Community } from '@/domain/community/community'

/** The part of the community's file that the desktop needs; chains and tokens come with `/api/config`. */
export type DesktopCommunity = Pick<
  Community,
  | 'site'
  | 'showUnset'
  | 'defaultSkin'
  | 'programs'
  | 'terms'
  | 'pairs'
  | 'links'
  | 'governanceName'
  | 'chiaWallets'
  | 'chiaMarkets'
  | 'collections'
  | 'partners'
  | 'analytics'
>

export const CommunityContext = createContext<DesktopCommunity | null>(null)

/** The community whose desktop this is. */
export function useCommunity(): DesktopCommunity {
  const community = use(CommunityContext)
  if (!community) throw new Error('useCommunity was called outside the desktop. Render it inside <Desktop>.')
  return community
}
