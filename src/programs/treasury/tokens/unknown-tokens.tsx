import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryProposalTexts } from '@/texts/en/programs/treasury-proposal'
import { useTexts } from '@/texts/use-texts'
import recipes from '../recipes.module.css'

/** A line above amounts whose decimals could not be read from the chain, with a way to read them again. */
export function UnknownTokens({ retry }: { retry: (() => void) | null }) {
  const texts = useTexts(treasuryTexts)
  const { unknownTokens } = useTexts(treasuryProposalTexts)
  if (!retry) return null
  return (
    <div className={recipes.line} role="status">
      <span className={recipes.text}>{unknownTokens}</span>
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  )
}
