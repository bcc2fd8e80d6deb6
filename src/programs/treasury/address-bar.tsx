import { useEffect, useId, useState } from 'react'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { type AddressProblem, readSafeId } from '@/safe/read-address'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryStatusTexts } from '@/texts/en/programs/treasury-status'
import { recipientTexts } from '@/texts/en/wallet/recipient'
import { useTexts } from '@/texts/use-texts'
import { useCopy } from '@/wallet/use-copy'
import styles from './address-bar.module.css'
import recipes from './recipes.module.css'
import type { SelectedSafe } from './use-selected-safe'

type AddressBarProps = { selected: SelectedSafe; onOpen: (safe: SafeId) => void }

/** The address of the Safe that is shown; any other one can be typed over it. */
export function AddressBar({ selected, onOpen }: AddressBarProps) {
  const { shown: safe, standing, chainId } = selected
  const texts = useTexts(treasuryTexts)
  const { addressProblems } = useTexts(recipientTexts)
  const [fieldId, problemId] = [useId(), useId()]
  const [text, setText] = useState(safe?.address ?? '')
  const [problem, setProblem] = useState<AddressProblem | null>(null)

  // Another Safe was chosen elsewhere, in a menu or by the address of the page.
  useEffect(() => {
    setText(safe?.address ?? '')
    setProblem(null)
  }, [safe?.address])

  return (
    <>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = readSafeId(text, chainId)
          setProblem(typeof typed === 'string' ? typed : null)
          if (typeof typed !== 'string') onOpen(typed)
        }}
      >
        <label htmlFor={fieldId}>{texts.addressLabel}</label>
        <input
          id={fieldId}
          value={text}
          placeholder={texts.addressHint}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">{texts.open}</button>
        {standing !== 'other' && <CopyButton safe={safe} label={texts.copy} />}
      </form>
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {addressProblems[problem]}
        </p>
      )}
      {safe && standing === 'other' && <OtherSafe safe={safe} />}
    </>
  )
}

/** The statement without which the address of a Safe that is not the community's cannot be copied. */
function OtherSafe({ safe }: { safe: SafeId }) {
  const { other, copyAnyway } = useTexts(treasuryStatusTexts)
  return (
    <div className={`${recipes.line} ${styles.other}`}>
      <strong role="status">{other}</strong>
      <CopyButton safe={safe} label={copyAnyway} />
    </div>
  )
}

function CopyButton({ safe, label }: { safe: SafeId | null; label: string }) {
  const texts = useTexts(treasuryTexts)
  const [copied, copy] = useCopy()
  return (
    <button type="button" disabled={!safe} onClick={() => safe && copy(safe.address)}>
      {copied === 'copied' ? texts.copied : copied === 'failed' ? texts.notCopied : label}
    </button>
  )
}
