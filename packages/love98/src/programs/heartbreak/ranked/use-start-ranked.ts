import { useState } from 'react'
import type { RankedKind } from '@/domain/heartbreak/wire/api'
import type { RankedLevelId, StartRanked } from './ranked-level'

/** Starts a ranked game from a dialog. The dialog closes on success; otherwise the error is returned. */
export function useStartRanked(onStart: StartRanked, onClose: () => void) {
  const [error, setError] = useState<unknown>(null)
  const [isStarting, setStarts] = useState(false)

  const start = async (level: RankedLevelId, kind: RankedKind) => {
    if (isStarting) return
    setStarts(true)
    setError(null)
    try {
      await onStart(level, kind)
      onClose()
    } catch (cause) {
      setError(cause)
      setStarts(false)
    }
  }

  return { error, setError, isStarting, start }
}
