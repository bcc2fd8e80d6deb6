import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import { hasServer } from '@/domain/build/capabilities'
import type { KnownAddresses } from '@/domain/wallet/look-alikes'
import type { EntryWarnings } from '@/safe/address-book/entry-check'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { common } from '@/texts/common'
import { lookAlike } from '@/texts/look-alike'
import { treasuryBook } from '@/texts/treasury-book'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import { recentRecipients } from '@/wallet/recipient/recent-recipients'
import { configuredAddresses, historyQuery } from '@/wallet/recipient/use-known-addresses'
import { useWallet } from '@/wallet/use-wallet'
import { LookAlike, unreadHistoryLines } from '../../look-alike'
import { Warnings } from '../transaction/warnings'
import styles from './book-dialog.module.css'

type EntryWarningsProps = {
  warnings: EntryWarnings
  /** Sources that could not be read, or only in part. */
  missing: readonly string[]
  onAdd: () => void
  onCancel: () => void
}

/** Warnings to read before new entries are added; each address that looks like another one is acknowledged. */
export function EntryWarningsForm({ warnings, missing, onAdd, onCancel }: EntryWarningsProps) {
  const [compared, setCompared] = useState<ReadonlySet<number>>(new Set())
  const { renamed, shared, alike } = warnings
  const lines = [
    ...renamed.map(({ name, address }) => treasuryBook.renamed(address, name)),
    ...shared.map(({ name, address }) => treasuryBook.shared(address, name)),
  ]
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
      }}
    >
      <p>{treasuryBook.checkFirst}</p>
      <ScrollBox className={styles.entries}>
        <Warnings icon="warning" lines={lines} />
        <Warnings icon="info" lines={missing} />
        {alike.map(({ entry, known }, index) => (
          <section key={`${entry.chainId}:${entry.address}`} aria-label={entry.name}>
            <bdi>{entry.name}</bdi>
            <LookAlike
              to={entry.address}
              known={known}
              isCompared={compared.has(index)}
              onCompared={(isCompared) => {
                const next = new Set(compared)
                if (isCompared) next.add(index)
                else next.delete(index)
                setCompared(next)
              }}
            />
          </section>
        ))}
      </ScrollBox>
      <div className="button-row">
        <button type="submit" disabled={compared.size < alike.length}>
          {treasuryBook.addAnyway}
        </button>
        <button type="button" data-default onClick={onCancel}>
          {common.cancel}
        </button>
      </div>
    </form>
  )
}

/**
 * The addresses outside the book that entries are compared with. `missing` explains the sources that were not read; `isFailed` is true
 * if a requested source failed or answered in part.
 */
type EntrySources = {
  known: (chainId: number) => KnownAddresses
  missing: readonly string[]
  isFailed: boolean
}

/**
 * Reads the history and the owners of the shown Safe, to compare new entries with them. It reads only on a press of a button. The
 * history of a Safe on another chain is reported as missing.
 * @param safe null if no Safe is shown
 * @returns a function that never fails: `missing` names a source that does not answer
 */
export function useEntrySources(safe: SafeId | null): (chains: ReadonlySet<number>) => Promise<EntrySources> {
  const { settings, client } = useWallet()
  const queryClient = useQueryClient()
  const recent = useStore(recentRecipients)
  return async (chains) => {
    const isAsked = safe !== null && chains.has(safe.chainId)
    const owners = async () => {
      if (!isAsked) return []
      const { readSafe } = await import('@/chain/safe/read-safe')
      return (await readSafe(client(safe.chainId), safe.address)).owners
    }
    const [history, signers] = await Promise.allSettled([
      hasServer && isAsked ? queryClient.fetchQuery(historyQuery(safe)) : null,
      owners(),
    ])
    const read = history.status === 'fulfilled' ? history.value : null
    const isElsewhere = [...chains].some((chainId) => chainId !== safe?.chainId)
    const readFrom = read?.isPartial ? read.fromBlock : null
    return {
      known: (chainId) => {
        const isHere = isAsked && chainId === safe.chainId
        return {
          trusted: [
            ...configuredAddresses(settings, chainId),
            ...recent.filter((one) => one.chainId === chainId).map(({ address }) => address),
            ...(isHere ? [safe.address, ...(read?.trusted ?? [])] : []),
            ...(isHere && signers.status === 'fulfilled' ? signers.value : []),
          ],
          seen: isHere ? (read?.seen ?? []) : [],
        }
      },
      missing: [
        ...unreadHistoryLines(
          { isUnread: !hasServer || isElsewhere || history.status === 'rejected', readFrom },
          lookAlike,
        ),
        ...(signers.status === 'rejected' ? [lookAlike.ownersUnread] : []),
      ],
      isFailed: history.status === 'rejected' || signers.status === 'rejected' || readFrom !== null,
    }
  }
}
