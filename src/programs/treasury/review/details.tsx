import { useMemo } from 'react'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { addressesOfTransaction } from '@/safe/decode/addresses-of-call'
import { versionsOf } from '@/safe/decode/describe-transaction'
import type { TransactionDetails } from '@/safe/gateway/transaction-shapes'
import { partsOfTransaction } from '@/safe/hash-parts'
import { reviewTransaction } from '@/safe/review'
import { treasury } from '@/texts/treasury'
import { treasuryBook } from '@/texts/treasury-book'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryStatus } from '@/texts/treasury-status'

import { TransactionActions } from '../actions/transaction-actions'
import { useBookNames } from '../address-book/use-book-names'
import { useDecodedCall, useTransaction } from '../gateway/use-safe-details'
import { ListNotice } from '../lists/list-notice'
import type { ListProps } from '../lists/list-props'
import { Simulation } from '../simulation/simulation'
import { callLine } from '../words/call-words'
import { addressText, type WordsContext } from '../words/token-words'
import { DetailsBox } from './details-box'
import { ExplorerLink } from './explorer-link'
import { HashList } from './hash-list'
import { saidFacts, unhashedFacts } from './said-facts'
import { signedFacts } from './signed-facts'
import { useCallFacts } from './use-call-facts'
import { signedOf } from './use-reviews'
import { useSafeContext, useSafeContract } from './use-safe-context'
import { useSigners } from './use-signers'
import { useWords } from './use-words'
import { ReviewWarnings, Warnings } from './warnings'

type DetailsProps = ListProps & {
  id: string
  /** Changes when the transaction may have changed. */
  moment: unknown
  /** Nonces of the pending transactions whose hashes were verified. */
  waiting?: readonly bigint[]
  onClose: () => void
}

const none: readonly bigint[] = []

/**
 * The details of one transaction, below its list: first the effect of its bytes, then, under a separate heading, the claims of the
 * gateway.
 */
export function Details({ waiting = none, ...props }: DetailsProps) {
  const { safe, state, nativeSymbol } = props
  const query = useTransaction(props, props.id, props.moment)
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
  const isSaidOpen =
    details?.txStatus === 'AWAITING_CONFIRMATIONS' || details?.txStatus === 'AWAITING_EXECUTION'
  const contract = useSafeContract(safe, state)
  const isOpen = isSaidOpen || (ready && contract.data && ready.transaction.nonce >= contract.data.nonce)
  const info = details?.detailedExecutionInfo
  const signed = useMemo(
    () => (ready && info?.type === 'MULTISIG' ? signedOf(safe, ready.transaction, info) : null),
    [safe, ready, info],
  )
  const signersOf = useSigners(safe, signed && isOpen ? [signed] : [], contract.data)
  const proven = signed && signersOf(signed)
  const agreed = (proven ?? []).map(({ owner }) => owner)
  const missing = (contract.data?.owners ?? []).filter((owner) => !agreed.includes(owner))
  const words = useWords(ready ? [ready.call] : [], { chainId: safe.chainId, nativeSymbol })
  const facts = useMemo(
    () => (ready ? signedFacts(ready, safe.address, words) : []),
    [ready, safe.address, words],
  )
  const otherDecimals = details && otherDecimalsIn(details, words)
  const versions = ready && isOpen ? versionsOf(ready.call, context) : null
  const namesIn = useBookNames(safe.chainId)
  const said = details
    ? [
        ...saidFacts(details, decodedCall, nativeSymbol, proven ? agreed : null),
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
        [treasury.field.signedBy, proven && (agreed.join('\n') || treasury.nobody)],
        [treasury.field.missing, proven && missing.join('\n')],
        [
          treasuryBook.yours,
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
      said={{ heading: treasuryReview.saidByGateway, hint: treasuryReview.saidByGatewayHint, facts: said }}
      onClose={props.onClose}
    >
      {details?.txHash && <ExplorerLink chainId={safe.chainId} path={`tx/${details.txHash}`} />}
      {details && ready && isOpen && (
        // The key resets the acknowledgments, which are not valid for another transaction.
        <TransactionActions
          key={ready.safeTxHash}
          {...props}
          details={details}
          review={ready}
          isReading={isReading}
          what={callLine(ready.call, safe.address, words)}
          contract={contract.data}
          agreements={contract.isError ? null : proven}
          onWithdrawn={props.onClose}
        />
      )}
    </DetailsBox>
  )
}

/** Returns the token of a transfer whose decimals differ between gateway and contract, if any. */
function otherDecimalsIn({ txInfo }: TransactionDetails, { facts }: WordsContext): string | null {
  if (txInfo.type !== 'Transfer') return null
  const { tokenAddress, decimals } = txInfo.transferInfo
  const own = tokenAddress && tokenFactsOf(facts, tokenAddress)
  if (!own || own.decimals === null || decimals === null || own.decimals === decimals) return null
  return addressText(tokenAddress)
}
