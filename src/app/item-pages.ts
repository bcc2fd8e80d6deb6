import 'server-only'
import { programPath } from '@/domain/navigation/program-path'
import { desktopCommunity } from './desktop-community'

/** The program that these pages show, below the list that its pairs stand in. */
export const [itemList, itemProgram] = ['swap', 'exchange'] as const

/** A page for each pair, `/p/swap/LOVE-ETH`, with its English path; none where the community has no such program. */
export function itemPages(): readonly { readonly item: string; readonly path: string }[] {
  if (!desktopCommunity.programs.includes(itemProgram)) return []
  return desktopCommunity.pairs.map(({ name }) => ({
    item: name,
    path: programPath({ program: itemProgram, argument: name }),
  }))
}
