import { useState } from 'react'

export type Acknowledgment = {
  readonly isAcknowledged: boolean
  readonly setAcknowledged: (isAcknowledged: boolean) => void
}

/**
 * The acknowledgment of risks. A change of the risks resets it, so that each visitor reads the present warning.
 * @param risks the risks as one text, such as the warnings joined
 */
export function useAcknowledgment(risks: string): Acknowledgment {
  const [acknowledged, setAcknowledged] = useState<string | null>(null)
  return {
    isAcknowledged: acknowledged === risks,
    setAcknowledged: (isAcknowledged) => setAcknowledged(isAcknowledged ? risks : null),
  }
}
