import { getAddress } from 'viem/utils'
import type { Address } from '@/domain/address'
import { differences, type LookAlikeMatch } from '@/domain/wallet/look-alikes'
import { lookAlike } from '@/texts/look-alike'
import { CheckBox } from '@/ui/check-box/check-box'
import { Icon } from '@/ui/icon'
import type { ComparedAddresses } from '@/wallet/recipient/use-known-addresses'
import styles from './look-alike.module.css'

type LookAlikeProps = {
  to: Address
  known: LookAlikeMatch
  isCompared: boolean
  onCompared: (isCompared: boolean) => void
}

export function LookAlike({ to, known, isCompared, onCompared }: LookAlikeProps) {
  const runs = differences(getAddress(to), getAddress(known.address))
  return (
    <div role="alert" className={styles.warning} data-look-alike>
      <p className={styles.line}>
        <Icon name="warning" size={16} />
        <span>{known.isTrusted ? lookAlike.warning : lookAlike.seen}</span>
      </p>
      {(['one', 'other'] as const).map((side) => (
        <p key={side}>
          {side === 'one' ? lookAlike.recipient : known.isTrusted ? lookAlike.known : lookAlike.inHistory}
          <bdi className={styles.address}>
            {runs.map((run, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the runs of an address have no name, and never move
              run.isEqual ? <span key={index}>{run[side]}</span> : <mark key={index}>{run[side]}</mark>,
            )}
          </bdi>
        </p>
      ))}
      <CheckBox label={lookAlike.compared} checked={isCompared} onChange={onCompared} />
    </div>
  )
}

/**
 * Returns lines about look-alikes that would not be noticed, because the history of the chain was read in part or not
 * at all.
 */
export function unreadHistoryLines(
  { isUnread, readFrom }: Pick<ComparedAddresses, 'isUnread' | 'readFrom'>,
  texts: Pick<typeof lookAlike, 'unread' | 'partly'>,
): readonly string[] {
  if (isUnread) return [texts.unread]
  return readFrom === null ? [] : [texts.partly(String(readFrom))]
}
