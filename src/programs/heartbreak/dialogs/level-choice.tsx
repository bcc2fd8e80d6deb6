import { levels } from '@/domain/heartbreak/board/level'
import { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { rankingTexts } from '@/texts/en/heartbreak/heartbreak-ranking'
import { useTexts } from '@/texts/use-texts'
import type { RankedLevelId } from '../ranked/ranked-level'
import { ChoiceRow } from './choice-row'

/** Radio buttons for the levels that can be ranked. */
export function LevelChoice(props: { chosen: RankedLevelId; onChoose: (id: RankedLevelId) => void }) {
  const { level } = useTexts(rankingTexts)
  const { level: names } = useTexts(heartbreakTexts)
  return <ChoiceRow label={level} choices={levels.map(({ id }) => ({ id, name: names[id] }))} {...props} />
}
