import { levels } from '@/domain/heartbreak/board/level'
import { heartbreak } from '@/texts/heartbreak'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'

import type { RankedLevelId } from '../ranked/ranked-level'
import { ChoiceRow } from './choice-row'

/** Radio buttons for the levels that can be ranked. */
export function LevelChoice(props: { chosen: RankedLevelId; onChoose: (id: RankedLevelId) => void }) {
  const { level } = heartbreakRanking
  const { level: names } = heartbreak
  return <ChoiceRow label={level} choices={levels.map(({ id }) => ({ id, name: names[id] }))} {...props} />
}
