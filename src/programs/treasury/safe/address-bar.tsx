import { useEffect, useId, useState } from 'react'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { type AddressProblem, readSafeId } from '@/safe/read-address'
import { common } from '@/texts/common'
import { recipient } from '@/texts/recipient'
import { treasury } from '@/texts/treasury'
import { treasuryStatus } from '@/texts/treasury-status'

import { CopyButton } from '@/ui/copy-button/copy-button'
import { TextField } from '@/ui/text-field/text-field'
import styles from '../address-bar.module.css'
import recipes from '../recipes.module.css'
import type { SelectedSafe } from './use-selected-safe'

type AddressBarProps = { selected: SelectedSafe; onOpen: (safe: SafeId) => void }

/** The address of the Safe that is shown; any other one can be typed over it. */
export function AddressBar({ selected, onOpen }: AddressBarProps) {
  const { shown: safe, standing, chainId } = selected
  const { addressProblems } = recipient
  const problemId = useId()
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
        <TextField
          label={treasury.addressLabel}
          value={text}
          placeholder={treasury.addressHint}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={problem ? problemId : undefined}
          onChange={setText}
        />
        <button type="submit">{treasury.open}</button>
        {standing !== 'other' && <CopyAddress safe={safe} label={common.copy} />}
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
  const { other, copyAnyway } = treasuryStatus
  return (
    <div className={`${recipes.line} ${styles.other}`}>
      <strong role="status">{other}</strong>
      <CopyAddress safe={safe} label={copyAnyway} />
    </div>
  )
}

function CopyAddress({ safe, label }: { safe: SafeId | null; label: string }) {
  return <CopyButton disabled={!safe} text={safe?.address ?? ''} label={label} failed={treasury.notCopied} />
}
