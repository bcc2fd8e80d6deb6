import 'server-only'
import { shownPrograms } from '@/domain/community/shown-programs'
import { findProgram } from '@/programs/registry'
import { community } from './community'

const { showUnset, defaultSkin, guestbook, programs, pairs, links, analytics } = community

/**
 * The part of the community's file in the page of every language (`localCommunity` adds its texts): chains and tokens
 * come with the settings.
 */
export const desktopCommunity = {
  showUnset,
  defaultSkin,
  programs: shownPrograms({ programs, guestbook, showUnset }).filter(findProgram),
  // Everything else of a pair follows from its name. Every page has this list.
  pairs: pairs.map(({ name, icon }) => ({ name, icon })),
  links,
  analytics,
}
