import { useState } from 'react'
import type { RankedKind } from '@/domain/heartbreak/wire/api'
import type { KnownLevelId, StartRanked } from './ranked-level'

/** Beginning a ranked game from a dialog, which closes when it has begun; until then, whether it starts and what went wrong. */
export function useStartRanked(onStart: StartRanked, onClose: () => void) {
  const [error, setError] = useState<unknown>(null)
  const [starts, setStarts] = useState(false)

  const start = async (level: KnownLevelId, kind: RankedKind) => {
    if (starts) return
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

  return { error, setError, starts, start }
}
