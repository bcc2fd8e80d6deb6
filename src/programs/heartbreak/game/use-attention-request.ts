import { useEffect } from 'react'
import type { Table } from './game-session'

/** A board takes its time; whoever turned to another window meanwhile is called back when it is dealt. */
export function useCalling(table: Table, askForAttention: () => void): void {
  // The table is outside of React. The first board is nobody's wish: it may be that of an earlier visit.
  useEffect(() => {
    let isFirst = true
    return table.subscribe(({ phase }, { phase: before }) => {
      if (before !== 'dealing' || phase === 'dealing') return
      if (!isFirst) askForAttention()
      isFirst = false
    })
  }, [table, askForAttention])
}
