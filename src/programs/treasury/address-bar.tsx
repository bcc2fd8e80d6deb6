import { useEffect, useId, useState } from 'react'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { parseSafe } from '@/safe/safe-address'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { useCopy } from '@/wallet/use-copy'
import styles from './address-bar.module.css'

type AddressBarProps = { safe: SafeId | null; chainId: number; onOpen: (safe: SafeId) => void }

/** The address of the Safe that is shown; any other one can be typed over it. */
export function AddressBar({ safe, chainId, onOpen }: AddressBarProps) {
  const texts = useTexts(treasuryTexts)
  const fieldId = useId()
  const problemId = useId()
  const [text, setText] = useState(safe?.address ?? '')
  const [isWrong, setIsWrong] = useState(false)
  const [copied, copy] = useCopy()

  // Another Safe was chosen elsewhere, in a menu or by the address of the page.
  useEffect(() => {
    setText(safe?.address ?? '')
    setIsWrong(false)
  }, [safe?.address])

  return (
    <>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = parseSafe(text, chainId)
          setIsWrong(typed === null)
          if (typed) onOpen(typed)
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
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problemId : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">{texts.open}</button>
        <button type="button" disabled={!safe} onClick={() => safe && copy(safe.address)}>
          {copied === 'copied' ? texts.copied : copied === 'failed' ? texts.notCopied : texts.copy}
        </button>
      </form>
      {isWrong && (
        <p id={problemId} role="alert" className={styles.problem}>
          {texts.notAnAddress}
        </p>
      )}
    </>
  )
}
