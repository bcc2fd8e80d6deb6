import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { type Address, isSameAddress } from '@/domain/address'
import { errorText } from '@/domain/errors'
import { feeAmountText } from '@/domain/swap/fee-amount-text'
import { recipientWarnings } from '@/domain/wallet/recipient-checks'
import { recipientRefusal } from '@/domain/wallet/recipient-refusal'
import { plainText } from '@/safe/plain-text'
import { common } from '@/texts/common'
import { lookAlike } from '@/texts/look-alike'
import { recipient } from '@/texts/recipient'
import { send as sendTexts } from '@/texts/send'
import { sending } from '@/texts/sending'

import { Icon } from '@/ui/icon'
import { recentRecipients } from '@/wallet/recipient/recent-recipients'
import { useCurrentAddress } from '@/wallet/recipient/use-current-address'
import { useKnownAddresses } from '@/wallet/recipient/use-known-addresses'
import { FailingCall } from '@/wallet/transactions/failing-call'
import { failingCallText } from '@/wallet/transactions/send-failure-text'
import type { Account } from '@/wallet/transactions/transaction-store'
import { useWallet } from '@/wallet/use-wallet'
import { LookAlike, unreadLines } from '../look-alike'
import { focusFirst } from './focus-first'
import styles from './send.module.css'
import { signedAmount, type Transfer, wordsOfAmount } from './transfer'
import { useRecipientFacts } from './use-recipient-facts'
import { type Sending, useSending } from './use-sending'
import { useTransferTrial } from './use-transfer-trial'
import { Warnings } from './warnings'

type ReviewProps = {
  account: Account
  transfer: Transfer
  /** The name now resolves to a different address. */
  onMoved: (address: Address) => void
  onBack: () => void
  onSent: (sent: Sending) => void
}

/** Everything about a transfer before the wallet opens: the whole address, what it is, and what a node makes of the transfer. */
export function Review({ account, transfer, onMoved, onBack, onSent }: ReviewProps) {
  const { settings } = useWallet()
  const headingId = useId()
  const { asset, to, name, amount } = transfer
  const facts = useRecipientFacts(to, account.chainId)
  const trial = useTransferTrial(account, transfer)
  const known = useKnownAddresses(account)
  const sent = useStore(recentRecipients)
    .filter(({ chainId }) => chainId === account.chainId)
    .map(({ address }) => address)
  const current = useCurrentAddress(name, account.chainId)
  const { send, isWaiting, said, stop } = useSending(account, onSent)
  const [isCompared, setIsCompared] = useState(false)
  const [isTwinCompared, setIsTwinCompared] = useState(false)
  const [problem, setProblem] = useState('')
  const moved = current.address && !isSameAddress(current.address, to) ? current.address : null

  // The review continues with the address that the name resolves to now.
  useEffect(() => {
    if (moved && !isWaiting) onMoved(moved)
  }, [moved, isWaiting, onMoved])

  const warnings =
    facts.kind === undefined
      ? []
      : recipientWarnings(to, { own: account.address, sent, known, kind: facts.kind })
  const twin = warnings.find((warning) => warning.kind === 'looks-like')?.known
  const refusal = recipientRefusal(to, asset.token)
  const { before } = transfer
  const isLie =
    typeof trial?.arrives === 'bigint' && trial.reported !== null && trial.reported !== trial.arrives
  const lines = [
    ...(before && name !== null ? [sendTexts.nameMoved(plainText(name, 60), before, to)] : []),
    ...(refusal ? [sendTexts.refusals[refusal]] : []),
    ...(isLie
      ? [
          sendTexts.reportsOther(
            wordsOfAmount(asset, trial.reported ?? 0n),
            signedAmount(asset, trial.arrives ?? 0n),
          ),
        ]
      : []),
    ...warnings.flatMap(({ kind }) => (kind === 'looks-like' ? [] : [sendTexts.warnings[kind]])),
    ...(sent.some((one) => isSameAddress(one, to)) ? [] : unreadLines(known, lookAlike)),
    // Said and not refused: some wallets have another account pay the fee.
    ...(trial?.isShort ? [sending.funds] : []),
  ]
  const hasOtherName = name !== null && typeof facts.name === 'string' && facts.name !== name.toLowerCase()
  const mustCompare =
    hasOtherName || isLie || before !== undefined || warnings.some(({ kind }) => kind === 'contract')
  const isNameRead = name === null || (typeof current.address === 'string' && !moved)
  const isReady =
    trial !== undefined &&
    trial.kind !== 'fails' &&
    facts.kind !== undefined &&
    known.isRead &&
    isNameRead &&
    !refusal
  const isTaxed = typeof trial?.arrives === 'bigint' && trial.arrives < amount
  const outcomeIcon =
    trial?.kind === 'fails' ? 'error' : trial?.kind === 'unknown' || isTaxed ? 'warning' : null
  const isAcknowledged = (!mustCompare || isCompared) && (!twin || isTwinCompared)
  const chain = settings.chains.find(({ id }) => id === account.chainId)

  function ofItself(): string {
    if (facts.name === undefined) return ''
    if (facts.name === null) return name === null ? '' : sendTexts.reverseNone
    const shown = plainText(facts.name, 60)
    return hasOtherName ? sendTexts.reverseOther(shown) : sendTexts.reverseSame(shown)
  }

  function nameProblem(): string {
    if (name === null) return ''
    if (current.error) return recipient.nameNotRead(errorText(current.error))
    return current.address === null ? recipient.noRecord(name) : ''
  }

  /** Answers true when the name resolves to the reviewed address at this moment. */
  async function isStillSame(): Promise<boolean> {
    setProblem('')
    if (name === null) return true
    try {
      const address = await current.ask()
      return address !== null && isSameAddress(address, to)
    } catch (error) {
      setProblem(recipient.nameNotRead(errorText(error)))
      return false
    }
  }

  function outcome(): string {
    if (!trial) return sendTexts.simulating
    if (trial.kind === 'fails') return failingCallText(new FailingCall(trial.reason))
    if (trial.kind === 'unknown') return sendTexts.notSimulated
    const kept = typeof trial.arrives === 'bigint' ? amount - trial.arrives : 0n
    return kept > 0n ? sendTexts.arrivesLess(wordsOfAmount(asset, kept), asset.symbol) : sendTexts.runs
  }

  function fee(): string {
    if (!trial) return ''
    const coin = chain?.nativeCurrency
    return trial.fee === null || !coin
      ? sendTexts.feeUnknown
      : sendTexts.feeAbout(feeAmountText(trial.fee, coin))
  }

  return (
    <form
      className={styles.form}
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault()
        void send(transfer, isStillSame)
      }}
    >
      <fieldset ref={focusFirst} tabIndex={-1} className={styles.page}>
        <legend id={headingId}>{sendTexts.reviewLabel}</legend>
        <dl className={`selectable ${styles.facts}`}>
          <dt>{sendTexts.amount}</dt>
          <dd className={styles.whole}>
            <bdi>{wordsOfAmount(asset, amount)}</bdi>
          </dd>
          {name !== null && (
            <>
              <dt>{sendTexts.name}</dt>
              <dd>
                <bdi>{plainText(name, 60)}</bdi>
              </dd>
            </>
          )}
          <dt>{sendTexts.address}</dt>
          <dd className={styles.whole}>
            <bdi>{to}</bdi>
          </dd>
          {ofItself() && (
            <>
              <dt />
              <dd>{ofItself()}</dd>
            </>
          )}
          <dt>{sendTexts.from}</dt>
          <dd>
            <bdi>{account.address}</bdi>
          </dd>
          <dt>{sendTexts.network}</dt>
          <dd>{chain?.name}</dd>
          {trial?.kind !== 'fails' && (
            <>
              <dt>{sendTexts.fee}</dt>
              <dd>
                <bdi>{fee()}</bdi>
              </dd>
            </>
          )}
          {typeof trial?.arrives === 'bigint' && trial.arrives !== amount && (
            <>
              <dt>{sendTexts.arrives}</dt>
              <dd className={styles.whole}>
                <bdi>{signedAmount(asset, trial.arrives)}</bdi>
              </dd>
            </>
          )}
        </dl>
      </fieldset>
      <p role={trial?.kind === 'fails' ? 'alert' : 'status'} className={styles.outcome}>
        {outcomeIcon && <Icon name={outcomeIcon} size={16} />}
        <span>{outcome()}</span>
      </p>
      <Warnings lines={lines} isGrave={mustCompare || refusal !== null} />
      {twin && <LookAlike to={to} known={twin} isCompared={isTwinCompared} onCompared={setIsTwinCompared} />}
      {mustCompare && (
        <label className="field-row">
          <input type="checkbox" checked={isCompared} onChange={() => setIsCompared(!isCompared)} />
          {sendTexts.iHaveCompared}
        </label>
      )}
      <div className={styles.grow} />
      <p role="status">{nameProblem() || problem || said}</p>
      <div className="button-row">
        {isWaiting ? (
          <button type="button" onClick={stop}>
            {sendTexts.stopWaiting}
          </button>
        ) : (
          <button type="button" onClick={onBack}>
            {common.back}
          </button>
        )}
        {/* It stays in its place: the second click of a double click must press nothing else. */}
        <button type="submit" data-default disabled={!isReady || isWaiting || !isAcknowledged}>
          {sendTexts.send}
        </button>
      </div>
    </form>
  )
}
