import 'server-only'
import { findProgram } from '@/programs/registry'
import { community } from './community'

const {
  showUnset,
  defaultSkin,
  guestbook,
  programs,
  pairs,
  links,
  governanceName,
  chiaWallets,
  chiaMarkets,
  collections,
  partners,
  analytics,
} = community

/**
 * The part of the community's file in the page of every language (`localCommunity` adds its texts): chains and tokens
 * come with the settings.
 */
export const desktopCommunity = {
  showUnset,
  defaultSkin,
  // Without a guestbook, its window says that it is not configured, as links do.
  programs: programs.filter((id) => findProgram(id) && (guestbook || showUnset || id !== 'guestbook')),
  pairs,
  links,
  governanceName,
  chiaWallets,
  chiaMarkets,
  collections,
  partners,
  analytics,
}
