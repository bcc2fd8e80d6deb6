import 'server-only'
import type { DesktopCommunity } from '@/desktop/use-community'
import { community } from './community'

const {
  site,
  showUnset,
  defaultSkin,
  guestbook,
  programs,
  terms,
  pairs,
  links,
  governanceName,
  chiaWallets,
  chiaMarkets,
  collections,
  partners,
  analytics,
} = community

/** The part of the community's file that travels with the page: chains and tokens come with the settings. */
export const desktopCommunity: DesktopCommunity = {
  site,
  showUnset,
  defaultSkin,
  // Without one its window says that it is not configured, as links do.
  programs: guestbook || showUnset ? programs : programs.filter((id) => id !== 'guestbook'),
  terms,
  pairs,
  links,
  governanceName,
  chiaWallets,
  chiaMarkets,
  collections,
  partners,
  analytics,
}
