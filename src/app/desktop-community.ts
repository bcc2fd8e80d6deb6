import 'server-only'
import type { DesktopCommunity } from '@/desktop/use-community'
import { community } from './community'

const {
  site,
  showUnset,
  defaultSkin,
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
}
