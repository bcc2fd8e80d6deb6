import type { HashParts } from '@/safe/hash-parts'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryTools } from '@/texts/treasury-tools'

import { useCopy } from '@/wallet/use-copy'
import styles from './hash-list.module.css'

type HashListProps = {
  parts: HashParts
  /** The name of the hash that both parts make. */
  name: string
}

/** The hashes that a hardware wallet shows before it signs, each with a way to copy it. */
export function HashList({ parts, name }: HashListProps) {
  const rows = [
    [treasuryTools.domainHash, parts.domainHash],
    [treasuryTools.messageHash, parts.messageHash],
    [name, parts.hash],
  ] as const
  return (
    <fieldset className={styles.hashes}>
      <legend>{treasuryTools.hashes}</legend>
      <p>{treasuryTools.hashesHint}</p>
      {rows.map(([label, hash]) => (
        <HashRow key={hash} label={label} hash={hash} />
      ))}
    </fieldset>
  )
}

function HashRow({ label, hash }: { label: string; hash: string }) {
  const [copied, copy] = useCopy()
  const outcome = copied === 'copied' ? common.copied : treasury.notCopied
  return (
    <div className={styles.row}>
      <span className="selectable">
        <strong>{label}</strong> <bdi>{hash}</bdi>
      </span>
      <button type="button" aria-label={treasuryTools.copyOf(label)} onClick={() => copy(hash)}>
        {copied === 'idle' ? common.copy : outcome}
      </button>
    </div>
  )
}
