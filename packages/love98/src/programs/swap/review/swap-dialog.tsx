import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isSameAddress } from '@/domain/address'
import { plainText } from '@/domain/plain-text'
import { common } from '@/texts/common'
import { swapReview } from '@/texts/swap-review'

import { CopyButton } from '@/ui/copy-button/copy-button'
import type { CopyOutcome } from '@/ui/copy-button/use-copy'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { ExplorerLink } from '@/ui/explorer-link/explorer-link'
import { FactList } from '@/ui/fact-list/fact-list'
import { Icon } from '@/ui/icon'
import { type FormState, isForm, isReview } from '@/wallet/flow/transaction-flow'
import { sendFailureText } from '@/wallet/transactions/send-failure-text'
import { useChain } from '@/wallet/use-chain'
import { useWallet } from '@/wallet/use-wallet'
import { FlowPage } from '../../transaction-flow'
import { amountWithSymbol, networkFact } from '../form-texts'
import styles from '../swap.module.css'
import type { SwapRequest } from '../swap-request'
import { differenceTexts, type SwapFact } from './review-texts'
import {
  createSwapFlow,
  type OfferNote,
  type SwapFlow,
  type SwapResult,
  type SwapReviewState,
  type SwapState,
} from './swap-flow'
import { swapPorts } from './swap-ports'
import { SwapReview } from './swap-review'

type SwapDialogProps = {
  request: SwapRequest
  /** `isFinished`: the swap is in a block, or in the queue of a Safe. */
  onClose: (isFinished: boolean) => void
}

/** A swap from the press on Swap to the receipt. */
export function SwapDialog({ request, onClose }: SwapDialogProps) {
  const wallet = useWallet()
  const [flow, setFlow] = useState<SwapFlow | null>(null)

  // The flow, and the wallet's connection.
  useEffect(() => {
    const started = createSwapFlow(swapPorts(wallet, request))
    setFlow(started)
    void started.start()
    const unfollow = wallet.connection.subscribe((now) => {
      if (now.status !== 'connected') started.interrupt('disconnected')
      else if (!isSameAddress(now.address, request.from)) started.interrupt('account')
      else if (now.chainId !== request.route.chainId) started.interrupt('network')
    })
    return () => {
      unfollow()
      started.close()
    }
  }, [wallet, request])

  const close = () => onClose(hasResult(flow?.state.getState()))
  return (
    <Dialog title={swapReview.title} onClose={close} width={430} height={240}>
      {flow && <Page {...{ flow, request }} onClose={close} />}
    </Dialog>
  )
}

function hasResult(state: SwapState | undefined): boolean {
  return state?.phase === 'arrived' || state?.phase === 'proposed'
}

type PageProps = { flow: SwapFlow; request: SwapRequest; onClose: () => void }

function Page({ flow, request, onClose }: PageProps) {
  const state: SwapState = useStore(flow.state)
  // A swap has no form of its own.
  if (isForm(state)) return null
  if (isReview(state)) return <SwapReview {...{ state, request, flow, onClose }} />
  if (state.phase === 'arrived' || state.phase === 'proposed')
    return <SwapReceipt {...{ state, request, onClose }} />
  return <SwapEnd {...{ state, flow, onClose }} />
}

type SwapReceiptProps = {
  state: Extract<SwapResult, { phase: 'arrived' | 'proposed' }>
  request: SwapRequest
  onClose: () => void
}

/**
 * The receipt: the amount that arrived by balance and pool, and a difference that the token reports; for a
 * Safe, that its owners have yet to execute the proposal.
 */
function SwapReceipt({ state, request, onClose }: SwapReceiptProps) {
  const [copy, setCopy] = useState<CopyOutcome>('idle')
  const { route, amountIn } = request
  const isProposed = state.phase === 'proposed'
  const moved = isProposed ? null : state.moved
  const got = moved ? amountWithSymbol(moved.arrived.amount, route.to) : null
  const facts: readonly SwapFact[] = [
    ...networkFact(request.chainName),
    [
      isProposed ? swapReview.pay : swapReview.paid,
      amountWithSymbol(moved?.sent.amount ?? amountIn, route.from),
    ],
    got
      ? [swapReview.received, got]
      : [swapReview.minimum, amountWithSymbol(state.offer.prepared.minimum, route.to)],
    [isProposed ? swapReview.safeTransaction : swapReview.transaction, state.hash],
  ]
  const differences = moved ? differenceTexts(moved, route) : []
  const explorer = useChain(route.chainId)?.explorer
  const receipt = [
    swapReview.receiptTitle(request.pair),
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...differences,
  ].join('\n')
  return (
    <FlowPage
      className={styles.review}
      form={
        <>
          <p className={styles.warning} role="status">
            <Icon name="info" size={16} />
            {isProposed ? swapReview.proposed : got ? swapReview.arrived(got) : swapReview.arrivedUnknown}
          </p>
          {!isProposed && state.isSpedUp && <p>{swapReview.spedUp}</p>}
        </>
      }
      warningsPlace="above"
      warnings={differences.map((text) => (
        <p key={text} className={styles.warning} role="alert">
          <Icon name="warning" size={16} />
          {text}
        </p>
      ))}
      facts={<FactList layout="spread" facts={facts} />}
      extra={
        !isProposed && (
          <ExplorerLink explorer={explorer} path={`tx/${state.hash}`}>
            {swapReview.explorer(explorer?.name ?? '')}
          </ExplorerLink>
        )
      }
      status={{
        text: copy === 'copied' ? common.copied : copy === 'failed' ? swapReview.notCopied : '',
        className: styles.outcome,
      }}
      buttons={
        <DialogButtons primary={{ label: common.close, hasFocus: true, onClick: onClose }}>
          <CopyButton text={receipt} label={swapReview.copy} copied={swapReview.copy} onOutcome={setCopy} />
        </DialogButtons>
      }
    />
  )
}

type EndState = Exclude<SwapState, FormState<OfferNote> | SwapReviewState | SwapReceiptProps['state']>

/** The progress, the reason why there is nothing to sign, or the end of a transaction that is no swap. */
function SwapEnd({ state, flow, onClose }: { state: EndState; flow: SwapFlow; onClose: () => void }) {
  const { icon, lines } = endText(state)
  const canTryAgain = ['failed', 'unknown', 'old', 'fails'].includes(state.phase)
  const isPreparing = state.phase === 'preparing'
  return (
    <FlowPage
      className={styles.review}
      isBusy={isPreparing}
      form={
        <div className={styles.warning} role={icon === 'hourglass' ? 'status' : 'alert'}>
          <Icon name={icon} size={32} />
          <div>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      }
      facts={
        'hash' in state &&
        state.hash && <FactList layout="spread" facts={[[swapReview.transaction, state.hash]]} />
      }
      buttons={
        <DialogButtons
          {...(canTryAgain && {
            primary: { label: common.retry, hasFocus: true, onClick: () => void flow.start() },
          })}
          dismiss={{
            label: 'hash' in state ? common.close : isPreparing ? common.cancel : common.back,
            onClick: onClose,
          }}
        />
      }
    />
  )
}

type EndText = { readonly icon: string; readonly lines: readonly string[] }

function endText(state: EndState): EndText {
  switch (state.phase) {
    case 'preparing':
      return { icon: 'hourglass', lines: [swapReview.checking] }
    case 'mining':
      return {
        icon: 'hourglass',
        lines: [state.isLast ? swapReview.mining.last : swapReview.mining.step],
      }
    case 'fails': {
      const { code, text } = state.reason
      const says = text === null ? [] : [swapReview.contractSays(plainText(text, 200))]
      return {
        icon: 'error',
        lines: [swapReview.failsTitle[state.step], swapReview.failures[code], ...says],
      }
    }
    case 'unknown':
      return { icon: 'error', lines: [swapReview.unknown[state.why]] }
    case 'old':
    case 'refused':
      return { icon: 'warning', lines: [swapReview[state.phase]] }
    case 'hook-differs':
      return { icon: 'error', lines: [swapReview.hookDiffers(state.hooks)] }
    case 'interrupted':
      return { icon: 'warning', lines: [swapReview.interrupted[state.why]] }
    case 'not-swapped':
      return { icon: 'error', lines: [swapReview.notSwapped] }
    case 'failed':
      return { icon: 'error', lines: [sendFailureText(state.error)] }
    case 'ended': {
      const why = state.reason === null ? [] : [swapReview.failures[state.reason.code]]
      const icon = state.outcome.status === 'pending' ? 'warning' : 'error'
      return { icon, lines: [swapReview.ended[endOf(state.outcome)], ...why] }
    }
  }
}

function endOf({
  status,
  reason,
  isDropped,
  isRemoved,
  unnamed,
}: Extract<SwapResult, { phase: 'ended' }>['outcome']) {
  if (status === 'confirmed') return 'differs'
  if (status === 'failed') return reason ?? 'reverted'
  if (isRemoved) return 'removed'
  return unnamed ? 'taken' : isDropped ? 'dropped' : 'late'
}
