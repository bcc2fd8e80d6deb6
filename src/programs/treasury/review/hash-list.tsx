import type { HashParts } from '@/safe/hash-parts'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryToolsTexts } from '@/texts/en/programs/treasury-tools'
import { useTexts } from '@/texts/use-texts'
import { useCopy } from '@/wallet/use-copy'
import styles from './hash-list.module.css'

type HashListProps = {
  parts: HashParts
  /** The name of the hash that both parts make. */
  name: string
}

/** The hashes that a hardware wallet shows before it signs, each with a way to copy it. */
export function HashList({ parts, name }: HashListProps) {
  const texts = useTexts(treasuryToolsTexts)
  const rows = [
    [texts.domainHash, parts.domainHash],
    [texts.messageHash, parts.messageHash],
    [name, parts.hash],
  ] as const
  return (
    <fieldset className={styles.hashes}>
      <legend>{texts.hashes}</legend>
      <p>{texts.hashesHint}</p>
      {rows.map(([label, hash]) => (
        <HashRow key={hash} label={label} hash={hash} />
      ))}
    </fieldset>
  )
}

function HashRow({ label, hash }: { label: string; hash: string }) {
  const texts = useTexts(treasuryTexts)
  const tools = useTexts(treasuryToolsTexts)
  const [copied, copy] = useCopy()
  const outcome = copied === 'copied' ? texts.copied : texts.notCopied
  return (
    <div className={styles.row}>
      <span className="selectable">
        <strong>{label}</strong> <bdi>{hash}</bdi>
      </span>
      <button type="button" aria-label={tools.copyOf(label)} onClick={() => copy(hash)}>
        {copied === 'idle' ? texts.copy : outcome}
      </button>
    </div>
  )
}
