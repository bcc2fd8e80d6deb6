import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { addressesOfTransaction } from '@/safe/decode/addresses-of-call'
import { versionsOf } from '@/safe/decode/describe-transaction'
import type { TransactionDetails } from '@/safe/gateway/transaction-shapes'
import { partsOfTransaction } from '@/safe/hash-parts'
import { reviewTransaction } from '@/safe/review'
import { decodingMatchesCalldata } from '@/safe/verify-description'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryBook } from '@/texts/treasury-book'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryStatus } from '@/texts/treasury-status'
import { treasuryTools } from '@/texts/treasury-tools'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { ExplorerLink } from '@/ui/explorer-link/explorer-link'
import { type Fact, FactList } from '@/ui/fact-list/fact-list'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import { useChain } from '@/wallet/use-chain'
import { useBookNames } from '../address-book/stored-book'
import { useDescriptionContext } from '../assets/use-token-facts'
import { ListNotice } from '../list/list-notice'
import type { ListProps } from '../list/list-props'
import recipes from '../recipes.module.css'
import { useSafeContext, useSafeContract } from '../safe/use-safe-context'
import { listLifetime, type SafeQueryOptions, safeKey } from '../safe/use-safe-queries'
import { addressText, type TextContext } from './action-texts'
import { useCallFacts } from './call-facts'
import { callLine } from './call-text'
import styles from './details.module.css'
import { Simulation } from './simulation'
import { TransactionActions } from './transaction-actions'
import { claimedFacts, HashList, signedFacts, unhashedFacts } from './transaction-facts'
import { signedOf } from './use-reviews'
import { useSigners } from './use-signers'
import { ReviewWarnings, Warnings } from './warnings'

type DetailsProps = ListProps & {
  id: string
  /** Changes when the transaction may have changed. */
  revision: unknown
  /** Nonces of the pending transactions whose hashes were verified. */
  waiting?: readonly bigint[]
  onClose: () => void
}

const none: readonly bigint[] = []

/**
 * The details of one transaction, below its list: first the effect of its bytes, then, under a separate
 * heading, the claims of the gateway.
 */
export function Details({ waiting = none, ...props }: DetailsProps) {
  const { safe, state, nativeSymbol } = props
  const query = useTransaction(props, props.id, props.revision)
  const details = query.data
  const decodedCall = useDecodedCall(props, details?.txData)
  const context = useSafeContext(safe, state, waiting)
  const isMultisig = details?.detailedExecutionInfo?.type === 'MULTISIG'
  // A batch of a hundred calls is hashed, decoded and described once, not at every answer of the gateway.
  const described = useMemo(
    () => (details && isMultisig ? reviewTransaction(safe, details, context) : null),
    [safe, details, isMultisig, context],
  )
  const { facts: chainFacts, isReading } = useCallFacts(
    safe.chainId,
    described?.kind === 'ready' ? described.call : null,
  )
  const review = useMemo(
    () =>
      details && described && chainFacts
        ? reviewTransaction(safe, details, { ...context, facts: chainFacts })
        : described,
    [safe, details, described, context, chainFacts],
  )
  const ready = review?.kind === 'ready' ? review : null
  // A nonce that the contract has not reached is still pending, even if the gateway reports otherwise.
  const isReportedOpen =
    details?.txStatus === 'AWAITING_CONFIRMATIONS' || details?.txStatus === 'AWAITING_EXECUTION'
  const contract = useSafeContract(safe, state)
  const isOpen = isReportedOpen || (ready && contract.data && ready.transaction.nonce >= contract.data.nonce)
  const info = details?.detailedExecutionInfo
  const signed = useMemo(
    () => (ready && info?.type === 'MULTISIG' ? signedOf(safe, ready.transaction, info) : null),
    [safe, ready, info],
  )
  const signersOf = useSigners(safe, signed && isOpen ? [signed] : [], contract.data)
  const proven = signed && signersOf(signed)
  const agreed = (proven ?? []).map(({ owner }) => owner)
  const missing = (contract.data?.owners ?? []).filter((owner) => !agreed.includes(owner))
  const textContext = useDescriptionContext(ready ? [ready.call] : [], {
    chainId: safe.chainId,
    nativeSymbol,
  })
  const facts = useMemo(
    () => (ready ? signedFacts(ready, safe.address, textContext) : []),
    [ready, safe.address, textContext],
  )
  const otherDecimals = details && otherDecimalsIn(details, textContext)
  const versions = ready && isOpen ? versionsOf(ready.call, context) : null
  const namesIn = useBookNames(safe.chainId)
  const explorer = useChain(safe.chainId)?.explorer
  const claims = details
    ? [
        ...claimedFacts(details, decodedCall, nativeSymbol, proven ? agreed : null),
        ...(ready ? [] : unhashedFacts(details, nativeSymbol)),
      ]
    : []
  return (
    <DetailsBox
      id={props.id}
      warnings={
        review && (isOpen || !ready) ? (
          <>
            <ReviewWarnings review={review} />
            <Warnings
              icon="info"
              lines={otherDecimals ? [treasuryStatus.otherDecimals(otherDecimals)] : []}
            />
          </>
        ) : (
          <ListNotice query={query} isEmpty={false} empty="" unknown={treasury.noSuchTransaction} />
        )
      }
      facts={[
        ...facts,
        [treasuryReview.versions, versions && treasuryReview.versionChange(versions.from, versions.to)],
        [treasury.field.signedBy, proven && (agreed.join('\n') || treasury.noSigners)],
        [treasury.field.missing, proven && missing.join('\n')],
        [
          treasuryBook.yourNames,
          ready && namesIn(addressesOfTransaction(ready.transaction, ready.call).join('\n')),
        ],
      ]}
      more={
        ready &&
        isOpen && (
          <>
            <Simulation safe={safe} nativeSymbol={nativeSymbol} viewer={props.viewer} review={ready} />
            <HashList parts={partsOfTransaction(safe, ready.transaction)} name={treasury.field.safeTxHash} />
          </>
        )
      }
      claims={{
        heading: treasuryReview.reportedByService,
        hint: treasuryReview.reportedByServiceHint,
        facts: claims,
      }}
      onClose={props.onClose}
    >
      {details?.txHash && (
        <ExplorerLink explorer={explorer} path={`tx/${details.txHash}`}>
          {treasuryTools.explorer(explorer?.name ?? '')}
        </ExplorerLink>
      )}
      {details && ready && isOpen && (
        // The key resets the acknowledgments, which are not valid for another transaction.
        <TransactionActions
          key={ready.safeTxHash}
          {...props}
          details={details}
          review={ready}
          isReading={isReading}
          what={callLine(ready.call, safe.address, textContext)}
          contract={contract.data}
          agreements={contract.isError ? null : proven}
          onWithdrawn={props.onClose}
        />
      )}
    </DetailsBox>
  )
}

/** Returns the token of a transfer whose decimals differ between gateway and contract, if any. */
function otherDecimalsIn({ txInfo }: TransactionDetails, { facts }: TextContext): string | null {
  if (txInfo.type !== 'Transfer') return null
  const { tokenAddress, decimals } = txInfo.transferInfo
  const own = tokenAddress && tokenFactsOf(facts, tokenAddress)
  if (!own || own.decimals === null || decimals === null || own.decimals === decimals) return null
  return addressText(tokenAddress)
}

type Facts = readonly Fact[]

type DetailsBoxProps = {
  /** The id of the shown item. */
  id: string
  /** Warnings to read first. */
  warnings?: ReactNode
  facts: Facts
  /** Claims of others about the item, separate from the verified facts. */
  claims?: { heading: string; hint: string; facts: Facts }
  /** Content below the facts, which scrolls with them. */
  more?: ReactNode
  /** The actions and their messages. */
  children?: ReactNode
  onClose: () => void
}

/** The details of one row, below its list. Warnings and buttons are always visible; the facts scroll. */
export function DetailsBox({ id, warnings, facts, claims, more, children, onClose }: DetailsBoxProps) {
  return (
    <section aria-label={common.details} className={styles.details} data-details={id}>
      {warnings}
      {(facts.length > 0 || (claims?.facts.length ?? 0) > 0) && (
        <ScrollBox key={id} className={styles.facts}>
          <FactList facts={facts} />
          {more}
          {claims && claims.facts.length > 0 && (
            <section aria-label={claims.heading} className={styles.claims}>
              {/* The section has a name. A heading of any level would skip one below the window's caption. */}
              <p className={styles.heading} aria-hidden="true">
                {claims.heading}
              </p>
              <p>{claims.hint}</p>
              <FactList facts={claims.facts} />
            </section>
          )}
        </ScrollBox>
      )}
      <DialogButtons className={recipes.buttons} dismiss={{ label: common.close, onClick: onClose }}>
        {children}
      </DialogButtons>
    </section>
  )
}

type SafeReference = Omit<SafeQueryOptions, 'visible'>

/** One transaction in full `[S7.12]`; `revision` changes when it may have changed. */
function useTransaction({ gateway, safe }: SafeReference, id: string | null, revision: unknown) {
  return useQuery({
    queryKey: [...safeKey(safe, 'transaction', id), revision],
    queryFn: ({ signal }) => gateway.queries.transaction(safe.chainId, id ?? '', signal),
    enabled: id !== null,
    gcTime: listLifetime,
    // Keeps the previous read of the same transaction while it is fetched again, never that of another one.
    placeholderData: (previous, query) => (query?.queryKey.at(-2) === id ? previous : undefined),
  })
}

/**
 * The call data of a transaction in words `[S7.18]`, where its details have none; null for words that do not
 * encode to the same bytes.
 */
function useDecodedCall({ gateway, safe }: SafeReference, txData: TransactionDetails['txData'] | undefined) {
  const data = txData?.hexData ?? '0x'
  const query = useQuery({
    queryKey: ['safe-decoded', safe.chainId, txData?.to.value, data],
    queryFn: ({ signal }) =>
      gateway.queries.decodeData(safe.chainId, { data, ...(txData && { to: txData.to.value }) }, signal),
    enabled: data.length >= 10 && txData?.dataDecoded === null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: listLifetime,
  })
  const claimed = txData?.dataDecoded ?? query.data
  return claimed && decodingMatchesCalldata(claimed, data) === true ? claimed : null
}
