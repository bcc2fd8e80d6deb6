import { useEffect, useId } from 'react'
import { useStore } from 'zustand'
import { useMarket } from '@/browser/market/use-market'
import { useCommunity } from '@/desktop/use-community'
import { type Address, isSameAddress } from '@/domain/address'
import { marketChains } from '@/domain/community/chain-settings'
import { errorMessage } from '@/domain/errors'
import { marketChainOf } from '@/domain/market/market-chain'
import { feeInCents } from '@/domain/market/market-value'
import type { MarketPair } from '@/domain/market/snapshot'
import { feeAmountText } from '@/domain/swap/fee-amount-text'
import { recipientWarnings } from '@/domain/wallet/recipient-checks'
import { recipientRefusal } from '@/domain/wallet/recipient-refusal'
import { plainText } from '@/safe/plain-text'
import { common } from '@/texts/common'
import { delegation } from '@/texts/delegation'
import { lookAlike } from '@/texts/look-alike'
import { recipient } from '@/texts/recipient'
import { send as sendTexts } from '@/texts/send'
import { sending } from '@/texts/sending'
import { AcknowledgeRisk } from '@/ui/acknowledge-risk/acknowledge-risk'
import { useAcknowledgment } from '@/ui/acknowledge-risk/use-acknowledgment'
import { AddressText } from '@/ui/address-text/address-text'
import { AddressWarning } from '@/ui/address-warning/address-warning'
import { FactList } from '@/ui/fact-list/fact-list'
import { Icon } from '@/ui/icon'
import { useDelegate } from '@/wallet/account/use-delegate'
import { recentRecipients } from '@/wallet/recipient/recent-recipients'
import { useCurrentAddress } from '@/wallet/recipient/use-current-address'
import { useKnownAddresses } from '@/wallet/recipient/use-known-addresses'
import { FailingCall } from '@/wallet/transactions/failing-call'
import { failingCallText } from '@/wallet/transactions/send-failure-text'
import type { Account } from '@/wallet/transactions/transaction-store'
import { useChain } from '@/wallet/use-chain'
import { useWallet } from '@/wallet/use-wallet'
import { LookAlike, unreadHistoryLines } from '../look-alike'
import { FlowPage } from '../transaction-flow'
import { focusFirst } from './focus-first'
import styles from './send.module.css'
import { fullAmountText, signedAmount, type Transfer } from './transfer'
import { useRecipientFacts, useTransferSimulation } from './use-transfer-simulation'
import { Warnings } from './warnings'

type TransferReviewProps = {
  account: Account
  transfer: Transfer
  /** True from the request to the wallet until its answer. */
  isAsking: boolean
  /** The message about the last attempt. */
  note: string
  /** The name now resolves to a different address. */
  onMoved: (address: Address) => void
  onBack: () => void
  /** `checkName` resolves to the problem of the name; null if the transfer may be sent. */
  onSend: (checkName: () => Promise<string | null>) => void
  onStop: () => void
}

const noPrices: readonly MarketPair[] = []

/**
 * Everything about a transfer before the wallet opens: the whole address, facts about it, and the result of a
 * simulation.
 */
export function TransferReview({ account, transfer, isAsking, note, onMoved, ...act }: TransferReviewProps) {
  const headingId = useId()
  const { asset, to, name, amount } = transfer
  const facts = useRecipientFacts(to, account.chainId)
  const ownDelegate = useDelegate(account.address, account.chainId)
  const trial = useTransferSimulation(account, transfer)
  const known = useKnownAddresses(account)
  const sent = useStore(recentRecipients)
    .filter(({ chainId }) => chainId === account.chainId)
    .map(({ address }) => address)
  const current = useCurrentAddress(name, account.chainId)
  const compared = useAcknowledgment(to)
  const twinCompared = useAcknowledgment(to)
  const moved = current.address && !isSameAddress(current.address, to) ? current.address : null

  // The review continues with the address that the name resolves to now.
  useEffect(() => {
    if (moved && !isAsking) onMoved(moved)
  }, [moved, isAsking, onMoved])

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
          sendTexts.reportDiffers(
            fullAmountText(asset, trial.reported ?? 0n),
            signedAmount(asset, trial.arrives ?? 0n),
          ),
        ]
      : []),
    ...warnings.flatMap(({ kind }) => (kind === 'looks-like' ? [] : [sendTexts.warnings[kind]])),
    ...(sent.some((one) => isSameAddress(one, to)) ? [] : unreadHistoryLines(known, lookAlike)),
    // A warning and not a refusal, because some wallets have another account pay the fee.
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
  const isAcknowledged = (!mustCompare || compared.isAcknowledged) && (!twin || twinCompared.isAcknowledged)
  const chain = useChain(account.chainId)
  const { settings } = useWallet()
  const isTraded = marketChains(settings, useCommunity().pairs).includes(account.chainId)
  const { snapshot } = useMarket(isTraded, marketChainOf(settings, account.chainId))
  const prices = snapshot?.chainId === account.chainId ? snapshot.pairs : noPrices

  function reverseName(): string {
    if (facts.name === undefined) return ''
    if (facts.name === null) return name === null ? '' : sendTexts.reverseNone
    const shown = plainText(facts.name, 60)
    return hasOtherName ? sendTexts.reverseOther(shown) : sendTexts.reverseSame(shown)
  }

  function nameProblem(): string {
    if (name === null) return ''
    if (current.error) return recipient.nameNotRead(errorMessage(current.error))
    return current.address === null ? recipient.noRecord(name) : ''
  }

  /** Resolves to null when the name resolves to the reviewed address at this moment. */
  async function checkName(): Promise<string | null> {
    if (name === null) return null
    try {
      const address = await current.ask()
      return address !== null && isSameAddress(address, to) ? null : ''
    } catch (error) {
      return recipient.nameNotRead(errorMessage(error))
    }
  }

  function outcome(): string {
    if (!trial) return sendTexts.simulating
    if (trial.kind === 'fails') return failingCallText(new FailingCall(trial.reason))
    if (trial.kind === 'unknown') return sendTexts.notSimulated
    const kept = typeof trial.arrives === 'bigint' ? amount - trial.arrives : 0n
    return kept > 0n ? sendTexts.transferDeduction(fullAmountText(asset, kept), asset.symbol) : sendTexts.runs
  }

  function fee(): string {
    if (!trial) return ''
    const coin = chain?.nativeCurrency
    if (trial.fee === null || !coin) return sendTexts.feeUnknown
    const { kind, text } = feeAmountText(trial.fee, coin, feeInCents(trial.fee, coin, prices))
    return (kind === 'about' ? sendTexts.feeAbout : sendTexts.feeBelow)(text)
  }

  return (
    <FlowPage
      className={styles.form}
      labelledBy={headingId}
      onSubmit={() => act.onSend(checkName)}
      facts={
        <fieldset ref={focusFirst} tabIndex={-1} className={styles.page}>
          <legend id={headingId}>{sendTexts.reviewLabel}</legend>
          <FactList
            className={styles.facts}
            facts={[
              [sendTexts.amount, whole(fullAmountText(asset, amount))],
              [sendTexts.name, name !== null && plainText(name, 60)],
              [
                sendTexts.address,
                <AddressText key="to" className={`selectable ${styles.whole}`} address={to} />,
              ],
              ['', reverseName()],
              [sendTexts.from, account.address],
              [sendTexts.network, chain?.name],
              [sendTexts.fee, trial?.kind !== 'fails' && <bdi>{fee()}</bdi>],
              [
                sendTexts.amountReceived,
                typeof trial?.arrives === 'bigint' &&
                  trial.arrives !== amount &&
                  whole(signedAmount(asset, trial.arrives)),
              ],
            ]}
          />
        </fieldset>
      }
      simulation={
        <p role={trial?.kind === 'fails' ? 'alert' : 'status'} className={styles.outcome}>
          {outcomeIcon && <Icon name={outcomeIcon} size={16} />}
          <span>{outcome()}</span>
        </p>
      }
      warnings={
        <>
          <Warnings lines={lines} isGrave={mustCompare || refusal !== null} />
          {ownDelegate && <AddressWarning text={delegation.own(ownDelegate)} address={ownDelegate} />}
          {facts.delegate && !isSameAddress(to, account.address) && (
            <AddressWarning text={delegation.recipient(facts.delegate)} address={facts.delegate} />
          )}
        </>
      }
      acknowledgment={
        <>
          {twin && (
            <LookAlike
              to={to}
              known={twin}
              isCompared={twinCompared.isAcknowledged}
              onCompared={twinCompared.setAcknowledged}
            />
          )}
          {mustCompare && <AcknowledgeRisk label={sendTexts.addressCompared} acknowledgment={compared} />}
          <div className={styles.grow} />
        </>
      }
      status={{
        text: nameProblem() || (isAsking ? common.answerInWallet : note),
        isAlert: nameProblem() !== '' || (!isAsking && note !== '' && note !== sendTexts.stopped),
      }}
      buttons={
        <div className="button-row">
          {isAsking ? (
            <button type="button" onClick={act.onStop}>
              {sendTexts.stopWaiting}
            </button>
          ) : (
            <button type="button" onClick={act.onBack}>
              {common.back}
            </button>
          )}
          {/* It stays in its place: the second click of a double click must press nothing else. */}
          <button type="submit" data-default disabled={!isReady || isAsking || !isAcknowledged}>
            {sendTexts.send}
          </button>
        </div>
      }
    />
  )
}

function whole(text: string) {
  return <bdi className={`selectable ${styles.whole}`}>{text}</bdi>
}
