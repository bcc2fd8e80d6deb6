import type { HashParts } from '@/safe/hash-parts'
import { treasury } from '@/texts/treasury'
import { treasuryTools } from '@/texts/treasury-tools'

import { CopyButton } from '@/ui/copy-button/copy-button'
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
  return (
    <div className={styles.row}>
      <span className="selectable">
        <strong>{label}</strong> <bdi>{hash}</bdi>
      </span>
      <CopyButton aria-label={treasuryTools.copyOf(label)} text={hash} failed={treasury.notCopied} />
    </div>
  )
}
