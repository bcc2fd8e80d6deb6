import 'server-only'
import { communityPageNames } from '@/texts/community-page-names'
import { desktopCommunity } from './desktop-community'

/** The program of the pages of documents. */
export const documentProgram = 'notepad'

/** Returns the names of the community's documents; none if the community does not have that program. */
export function documentPages(): readonly string[] {
  return desktopCommunity.programs.includes(documentProgram) ? communityPageNames.names : []
}
