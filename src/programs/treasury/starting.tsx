import { lazy, Suspense, useId, useState } from 'react'
import { useStore } from 'zustand'
import { treasuryTexts } from '@/texts/en/treasury'
import { useTexts } from '@/texts/use-texts'
import { safeHost } from '@/wallet/safe-host'
import type { ListProps } from './list-props'
import styles from './treasury.module.css'

const NewTransaction = lazy(async () => ({ default: (await import('./new-transaction')).NewTransaction }))

/** The way to a new transaction, for those who may propose one; who may not is told why. */
export function Starting(props: ListProps) {
  const texts = useTexts(treasuryTexts)
  const reasonId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { info } = useStore(safeHost)
  const { safe, state, viewer } = props
  const isHere = info?.address.toLowerCase() === safe.address.toLowerCase() && info?.chainId === safe.chainId
  const isOwner = state?.owners.some(({ value }) => value.toLowerCase() === viewer?.toLowerCase()) ?? false
  if (!isHere && !isOwner) return null
  const isReadOnly = isHere && info?.isReadOnly === true
  return (
    <div className={styles.buttons}>
      {isReadOnly && (
        <span id={reasonId} className={styles.what}>
          {texts.readOnly}
        </span>
      )}
      <button
        type="button"
        disabled={isReadOnly}
        aria-describedby={isReadOnly ? reasonId : undefined}
        onClick={() => setIsOpen(true)}
      >
        {texts.newTransactionButton}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewTransaction {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
