import { common } from '@/texts/common'
import { treasuryProposal } from '@/texts/treasury-proposal'

import recipes from '../recipes.module.css'

/** A line above amounts whose decimals could not be read from the chain, with a way to read them again. */
export function UnknownTokens({ retry }: { retry: (() => void) | null }) {
  const { unknownTokens } = treasuryProposal
  if (!retry) return null
  return (
    <div className={recipes.line} role="status">
      <span className={recipes.text}>{unknownTokens}</span>
      <button type="button" onClick={retry}>
        {common.retry}
      </button>
    </div>
  )
}
