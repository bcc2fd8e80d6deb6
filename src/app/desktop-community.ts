import 'server-only'
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
 * The part of the community's file that travels with the page in every language (`localCommunity` adds its words): chains and
 * tokens come with the settings.
 */
export const desktopCommunity = {
  showUnset,
  defaultSkin,
  // Without one its window says that it is not configured, as links do.
  programs: guestbook || showUnset ? programs : programs.filter((id) => id !== 'guestbook'),
  pairs,
  links,
  governanceName,
  chiaWallets,
  chiaMarkets,
  collections,
  partners,
  analytics,
}
