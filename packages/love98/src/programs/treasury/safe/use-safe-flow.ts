import { useQueryClient } from '@tanstack/react-query'
import { AppError } from '@/domain/errors'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'
import {
  emptyForm,
  type FlowDefinition,
  type FlowState,
  isForm,
  isReview,
} from '@/wallet/flow/transaction-flow'
import { useTransactionFlow } from '@/wallet/flow/use-transaction-flow'
import { failureText } from './failure-text'
import { useHostOf } from './use-safe-context'

/** The message about the last attempt. `isAlert`: it names a problem. */
export type SafeNote = { readonly text: string; readonly isAlert: boolean }

/** The action is complete; `text` describes its result. */
export type SafeDone = { readonly phase: 'done'; readonly text: string }

type Definition<Input, Review, Action> = FlowDefinition<Input, Review, SafeNote, SafeDone, Action>

/** The steps of an action for a Safe. All of them start with a form, and report errors in the same way. */
export type SafeSteps<Input, Review, Action> = Omit<Definition<Input, Review, Action>, 'start' | 'onError'>

/**
 * Runs an action for a Safe, which the visitor confirms in a wallet or in the page around this one. A
 * rejection shows no error. The lists of the Safe are loaded again afterwards.
 */
export function useSafeFlow<Input, Review, Action>(safe: SafeId, steps: SafeSteps<Input, Review, Action>) {
  const queryClient = useQueryClient()
  const host = useHostOf(safe)
  const flow = useTransactionFlow<Input, Review, SafeNote, SafeDone, Action>({
    ...steps,
    start: emptyForm,
    async act(...asked) {
      const next = await steps.act(...asked)
      void queryClient.invalidateQueries({ queryKey: ['safe'] })
      return next
    },
    onError: (error, { isStopped }) => {
      const text = isStopped || isRejection(error) ? '' : failureText(error)
      return { to: 'stay', note: { text, isAlert: text !== '' } }
    },
  })
  return { ...flow, ...statusOf(flow.now, host ? treasury.answerInSafe : common.answerInWallet) }
}

/** Returns the status line of a state. @param asking the text while the wallet or the Safe's page is open */
function statusOf<Review>(
  state: FlowState<Review, SafeNote, SafeDone>,
  asking: string,
): { isBusy: boolean; status: SafeNote } {
  const busy = (text: string) => ({ isBusy: true, status: { text, isAlert: false } })
  if (isForm(state) || isReview(state))
    return state.busy ? busy(asking) : { isBusy: false, status: state.note ?? { text: '', isAlert: false } }
  if (state.phase === 'preparing') return busy(treasuryReview.preparing)
  return { isBusy: false, status: { text: state.text, isAlert: false } }
}

/** Returns the text of a status line that names a problem; otherwise an empty one. */
export function problemOf({ text, isAlert }: SafeNote): string {
  return isAlert ? text : ''
}

/** Returns true if the visitor rejected a request, in the wallet or in the page around this one. */
export function isRejection(error: unknown): boolean {
  return Object(error).code === 4001 || (error instanceof AppError && error.code === 'user-rejected')
}
