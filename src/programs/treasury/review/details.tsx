import { useMemo } from 'react'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { addressesOfTransaction } from '@/safe/decode/addresses-of-call'
import { versionsOf } from '@/safe/decode/describe-transaction'
import type { TransactionDetails } from '@/safe/gateway/transaction-shapes'
import { partsOfTransaction } from '@/safe/hash-parts'
import { reviewTransaction } from '@/safe/review'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryBookTexts } from '@/texts/en/programs/treasury-book'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { treasuryStatusTexts } from '@/texts/en/programs/treasury-status'
import { useTexts } from '@/texts/use-texts'
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
  /** Nonces of the transactions that wait, as far as their hashes were compared. */
  waiting?: readonly bigint[]
  onClose: () => void
}

const none: readonly bigint[] = []

/**
 * Everything that is known of one transaction, below its list: first what its bytes do, then, under a heading of its own, what
 * the gateway says of it.
 */
export function Details({ waiting = none, ...props }: DetailsProps) {
  const treasury = useTexts(treasuryTexts)
  const reviewTexts = useTexts(treasuryReviewTexts)
  const status = useTexts(treasuryStatusTexts)
  const texts = useMemo(() => ({ treasury, review: reviewTexts }), [treasury, reviewTexts])
  const { safe, state, nativeSymbol } = props
  const query = useTransaction(props, props.id, props.moment)
  const details = query.data
  const decodedCall = useDecodedCall(props, details?.txData)
  const context = useSafeContext(safe, state, waiting)
  const isMultisig = details?.detailedExecutionInfo?.type === 'MULTISIG'
  // A batch of a hundred calls is hashed, decoded and written once, not at every answer of the gateway.
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
  // A nonce that the contract has not reached still waits, even if the gateway says otherwise.
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
    () => (ready ? signedFacts(ready, safe.address, texts, words) : []),
    [ready, safe.address, texts, words],
  )
  const otherDecimals = details && otherDecimalsIn(details, words)
  const versions = ready && isOpen ? versionsOf(ready.call, context) : null
  const namesIn = useBookNames(safe.chainId)
  const book = useTexts(treasuryBookTexts)
  const said = details
    ? [
        ...saidFacts(details, decodedCall, texts, nativeSymbol, proven ? agreed : null),
        ...(ready ? [] : unhashedFacts(details, texts, nativeSymbol)),
      ]
    : []
  return (
    <DetailsBox
      id={props.id}
      warnings={
        review && (isOpen || !ready) ? (
          <>
            <ReviewWarnings review={review} />
            <Warnings icon="info" lines={otherDecimals ? [status.otherDecimals(otherDecimals)] : []} />
          </>
        ) : (
          <ListNotice query={query} isEmpty={false} empty="" unknown={treasury.noSuchTransaction} />
        )
      }
      facts={[
        ...facts,
        [reviewTexts.versions, versions && reviewTexts.versionChange(versions.from, versions.to)],
        [treasury.field.signedBy, proven && (agreed.join('\n') || treasury.nobody)],
        [treasury.field.missing, proven && missing.join('\n')],
        [book.yours, ready && namesIn(addressesOfTransaction(ready.transaction, ready.call).join('\n'))],
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
      said={{ heading: texts.review.saidByGateway, hint: texts.review.saidByGatewayHint, facts: said }}
      onClose={props.onClose}
    >
      {details?.txHash && <ExplorerLink chainId={safe.chainId} path={`tx/${details.txHash}`} />}
      {details && ready && isOpen && (
        // What was read of one transaction says nothing of another one.
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

/** The token of a transfer of which the gateway gives other decimals than its contract; null without one. */
function otherDecimalsIn({ txInfo }: TransactionDetails, { facts }: WordsContext): string | null {
  if (txInfo.type !== 'Transfer') return null
  const { tokenAddress, decimals } = txInfo.transferInfo
  const own = tokenAddress && tokenFactsOf(facts, tokenAddress)
  if (!own || own.decimals === null || decimals === null || own.decimals === decimals) return null
  return addressText(tokenAddress)
}
