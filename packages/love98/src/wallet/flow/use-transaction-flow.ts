import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import {
  createTransactionFlow,
  type FlowDefinition,
  type FlowState,
  type TransactionFlow,
} from './transaction-flow'

/** Runs a transaction flow while the component is mounted. The steps use the definition of the latest render. */
export function useTransactionFlow<
  Input,
  Review,
  Note,
  Result extends { readonly phase: string },
  Action = void,
>(
  definition: FlowDefinition<Input, Review, Note, Result, Action>,
): TransactionFlow<Input, Review, Note, Result, Action> & { readonly now: FlowState<Review, Note, Result> } {
  const latest = useRef(definition)
  const [flow] = useState(() => createTransactionFlow(() => latest.current))

  useEffect(() => {
    latest.current = definition
  })

  // Closes the flow with the window, so that a wallet prompt that is not open yet does not open.
  useEffect(() => flow.open(), [flow])

  return { ...flow, now: useStore(flow.state) }
}
