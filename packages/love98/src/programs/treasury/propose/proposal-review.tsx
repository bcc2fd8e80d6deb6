import { type ReactNode, useState } from 'react'
import type { Address } from '@/domain/address'
import { addressesOfTransaction } from '@/safe/decode/addresses-of-call'
import { versionsOf } from '@/safe/decode/describe-transaction'
import { needsAcknowledgment } from '@/safe/decode/gravity'
import { partsOfTransaction } from '@/safe/hash-parts'
import { common } from '@/texts/common'
import { controls } from '@/texts/controls'
import { treasury } from '@/texts/treasury'
import { treasuryBook } from '@/texts/treasury-book'
import { treasuryProposal } from '@/texts/treasury-proposal'
import { treasuryReview } from '@/texts/treasury-review'
import { AcknowledgeRisk } from '@/ui/acknowledge-risk/acknowledge-risk'
import { useAcknowledgment } from '@/ui/acknowledge-risk/use-acknowledgment'
import { addressWidth, Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { FactList } from '@/ui/fact-list/fact-list'
import formGrid from '@/ui/form-grid/form-grid.module.css'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import { TextField } from '@/ui/text-field/text-field'
import { isReview } from '@/wallet/flow/transaction-flow'
import { FlowPage } from '../../transaction-flow'
import { useBookNames } from '../address-book/stored-book'
import { useDescriptionContext } from '../assets/use-token-facts'
import type { ListProps } from '../list/list-props'
import { problemOf } from '../safe/use-safe-flow'
import { callLines } from '../transaction/call-text'
import { Simulation } from '../transaction/simulation'
import { HashList, signedFacts } from '../transaction/transaction-facts'
import { useLookAlikes } from '../transaction/use-look-alikes'
import { ReviewWarnings, Warnings } from '../transaction/warnings'
import { type PreparedProposal, withNonce } from './prepare-proposal'
import styles from './proposal-review.module.css'
import type { ProposalFlow } from './use-proposal-flow'

type ProposalReviewProps = Pick<ListProps, 'gateway' | 'safe' | 'state' | 'nativeSymbol' | 'viewer'> & {
  flow: ProposalFlow
  /** A note for the other owners. @default none */
  note?: string
  /** The visitor's own text, which is not verified, under a name that says so. */
  fromYou?: readonly [name: string, text: string]
}

const none: readonly Address[] = []

/** The review before the wallet opens, with the same texts, fields and warnings as for a proposal of another owner. */
export function ProposalReview(props: ProposalReviewProps) {
  const { now } = props.flow
  return isReview(now) && <PreparedReview {...props} prepared={now.review.prepared} />
}

function PreparedReview({
  prepared,
  flow,
  gateway,
  safe,
  state,
  nativeSymbol,
  viewer,
  note = '',
  fromYou,
}: ProposalReviewProps & { prepared: PreparedProposal }) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isDetailed, setIsDetailed] = useState(false)
  const { context, estimate, isReplacement } = prepared
  const nonce = typed === null ? null : readNonce(typed)
  const { review: result } = nonce === null ? prepared : withNonce(safe, prepared, nonce)
  const ready = result.kind === 'ready' ? result : null
  const isUsed = ready !== null && ready.transaction.nonce < context.nonce
  const isWrong = isUsed || (typed !== null && nonce === null)
  const isTaken = ready !== null && context.waiting.includes(ready.transaction.nonce)
  const textContext = useDescriptionContext(ready ? [ready.call] : [], {
    chainId: safe.chainId,
    nativeSymbol,
  })
  const versions = ready && versionsOf(ready.call, context)
  // The text above says what it does, and the field has its nonce.
  const facts = ready
    ? signedFacts(ready, safe.address, textContext).filter(
        ([name]) => name !== treasury.field.what && name !== treasury.field.nonce,
      )
    : []
  const namesIn = useBookNames(safe.chainId)
  const named = ready ? addressesOfTransaction(ready.transaction, ready.call) : none
  const alike = useLookAlikes({ gateway, safe, state, viewer }, named)
  const mustAcknowledge = ready !== null && needsAcknowledgment(ready.gravity)
  // Another nonce makes another transaction.
  const acknowledgment = useAcknowledgment(ready?.safeTxHash ?? '')
  const isLocked =
    !ready ||
    isWrong ||
    ready.gravity === 'refused' ||
    (mustAcknowledge && !acknowledgment.isAcknowledged) ||
    alike.isOpen
  return (
    <ProposalPage
      problem={isWrong ? treasuryProposal.nonceUsed(String(context.nonce)) : problemOf(flow.status)}
      status={flow.status.text || treasury.nothingMoves}
      action={treasury.sign}
      isDisabled={flow.isBusy || isLocked}
      onSubmit={() => ready && void flow.press({ kind: 'sign', ready, what: prepared.description, note })}
      onCancel={flow.back}
      cancel={common.back}
      more={
        ready && (
          <button type="button" aria-expanded={isDetailed} onClick={() => setIsDetailed(!isDetailed)}>
            {isDetailed ? controls.hideDetails : controls.showDetails}
          </button>
        )
      }
      warnings={
        <>
          {result.kind === 'no-batch' ? (
            <Warnings icon="error" lines={[treasuryProposal.noBatch]} />
          ) : (
            <ReviewWarnings review={result} />
          )}
          {ready && isTaken && (
            <Warnings icon="info" lines={[treasuryProposal.replaces(String(ready.transaction.nonce))]} />
          )}
        </>
      }
      facts={
        ready && (
          <>
            {/* The focus starts at what is paid. At a button below, it would scroll it away. */}
            <ScrollBox className={styles.summary} hasFrame={false} data-autofocus>
              {callLines(ready.call, safe.address, textContext).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a batch can contain the same payment twice
                <p key={index} className="selectable">
                  {line}
                </p>
              ))}
              <FactList
                facts={[
                  [treasuryBook.yourNames, namesIn(named.join('\n'))],
                  [treasury.field.note, note],
                  [
                    treasuryReview.versions,
                    versions && treasuryReview.versionChange(versions.from, versions.to),
                  ],
                  ...(fromYou ? [fromYou] : []),
                  // Without a field for it below.
                  [treasury.field.nonce, isReplacement && String(ready.transaction.nonce)],
                ]}
              />
              <Simulation safe={safe} nativeSymbol={nativeSymbol} viewer={viewer} review={ready} />
            </ScrollBox>
            {isDetailed && (
              <ScrollBox className={styles.facts} aria-label={common.details}>
                <FactList
                  facts={[
                    ...facts,
                    [treasuryReview.nextNonce, String(context.nonce)],
                    [
                      treasuryReview.reportedByService,
                      estimate && treasuryReview.estimate(String(estimate.nonce), estimate.safeTxGas),
                    ],
                  ]}
                />
                <HashList
                  parts={partsOfTransaction(safe, ready.transaction)}
                  name={treasury.field.safeTxHash}
                />
              </ScrollBox>
            )}
          </>
        )
      }
      extra={
        <>
          {ready && !isReplacement && (
            <div className="field-row">
              <TextField
                label={treasury.field.nonce}
                value={typed ?? String(ready.transaction.nonce)}
                inputMode="numeric"
                autoComplete="off"
                aria-invalid={isWrong}
                onChange={setTyped}
              />
            </div>
          )}
          {alike.warnings}
        </>
      }
      acknowledgment={
        mustAcknowledge && <AcknowledgeRisk label={treasury.warningsRead} acknowledgment={acknowledgment} />
      }
    />
  )
}

/** Parses a nonce of a Safe; null for any other text. */
function readNonce(text: string): bigint | null {
  return /^\d{1,15}$/.test(text.trim()) ? BigInt(text.trim()) : null
}

type ProposalDialogProps = {
  flow: Pick<ProposalFlow, 'now' | 'back'>
  /** The title of the form; the review has one title. */
  title?: string
  /** Escape or × in the form. In the review they lead back to it. */
  onCancel?: () => void
  children: ReactNode
}

/** The dialog of a proposal, which keeps its place and its size from the form to the review. */
export function ProposalDialog({ flow, title, onCancel, children }: ProposalDialogProps) {
  const isReviewed = isReview(flow.now)
  return (
    <Dialog
      title={isReviewed || title === undefined ? treasury.newTransaction : title}
      onClose={isReviewed || !onCancel ? flow.back : onCancel}
      width={addressWidth(265)}
      height={300}
    >
      {children}
    </Dialog>
  )
}

type ProposalPageProps = Pick<
  Parameters<typeof FlowPage>[0],
  'form' | 'warnings' | 'facts' | 'extra' | 'acknowledgment'
> & {
  /** The validation error; empty without one. */
  problem: string
  /** The status line without a problem. */
  status: string
  /** The label of the submit button. */
  action: string
  isDisabled: boolean
  onSubmit: () => void
  onCancel: () => void
  /** The label of the other button; Cancel without one. */
  cancel?: string
  more?: ReactNode
}

/** A page of a dialog that is submitted to the owners of a Safe. */
export function ProposalPage({ problem, status, action, isDisabled, ...page }: ProposalPageProps) {
  const { onSubmit, onCancel, cancel = common.cancel, more, ...slots } = page
  return (
    <FlowPage
      {...slots}
      boxClassName={`${formGrid.grid} ${styles.form}`}
      onSubmit={onSubmit}
      warningsPlace="above"
      status={{ text: problem || status, isAlert: problem !== '', className: styles.status }}
      buttons={
        <DialogButtons
          primary={{ label: action, disabled: isDisabled }}
          dismiss={{ label: cancel, onClick: onCancel }}
        >
          {more}
        </DialogButtons>
      }
    />
  )
}
