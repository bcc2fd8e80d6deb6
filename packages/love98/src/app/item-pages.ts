import 'server-only'
import { desktopCommunity } from './desktop-community'

/** The program of the pages of pairs. */
export const itemProgram = 'swap'

/**
 * Returns a page for each pair, `/p/swap/CAT-ETH`, with its English path; none if the community does not have that
 * program.
 */
export function itemPages(): readonly { readonly item: string; readonly address: string }[] {
  if (!desktopCommunity.programs.includes(itemProgram)) return []
  return desktopCommunity.pairs.map(({ name }) => ({
    item: name,
    address: `/p/${itemProgram}/${encodeURIComponent(name)}`,
  }))
}
