import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { isSameAddress } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { type AddressProblem, readSafeId } from '@/safe/read-address'
import { common } from '@/texts/common'
import { recipient } from '@/texts/recipient'
import { treasury } from '@/texts/treasury'
import { treasuryStatus } from '@/texts/treasury-status'
import { CopyButton } from '@/ui/copy-button/copy-button'
import { StatusText } from '@/ui/status-text/status-text'
import { TextField } from '@/ui/text-field/text-field'
import { safeHost } from '@/wallet/safe/safe-host'
import { useWallet } from '@/wallet/use-wallet'
import recipes from '../recipes.module.css'
import styles from './selected-safe.module.css'

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
          title={treasury.addressHint}
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
        <StatusText id={problemId} isProblem className={styles.problem}>
          {addressProblems[problem]}
        </StatusText>
      )}
      {safe && standing === 'other' && <OtherSafe safe={safe} />}
    </>
  )
}

/** The statement without which the address of a Safe that is not the community's cannot be copied. */
function OtherSafe({ safe }: { safe: SafeId }) {
  return (
    <div className={`${recipes.line} ${styles.other}`}>
      <strong role="status">{treasuryStatus.other}</strong>
      <CopyAddress safe={safe} label={treasuryStatus.copyAnyway} />
    </div>
  )
}

function CopyAddress({ safe, label }: { safe: SafeId | null; label: string }) {
  return <CopyButton disabled={!safe} text={safe?.address ?? ''} label={label} failed={treasury.notCopied} />
}

/** The Safes that can be chosen without typing, and the Safe that is shown. */
export type SelectedSafe = {
  /** The window's argument, else the Safe around the page, else the community's; null also for an invalid argument. */
  shown: SafeId | null
  /** The owner of the shown Safe: `own` is the community's, `connected` is the Safe around the page. */
  standing: 'own' | 'connected' | 'other'
  /** The problem of the window's argument. */
  problem: AddressProblem | null
  own: SafeId | null
  connected: SafeId | null
  /** The network of a typed address without a prefix. */
  chainId: number
}

export function useSelectedSafe(argument: string | null): SelectedSafe {
  const { settings } = useWallet()
  const { info } = useStore(safeHost)
  const own = settings.safe.treasury
  const connected = info && { chainId: info.chainId, address: info.address }
  const first = settings.chains[0]?.id ?? 1
  const asked = argument === null ? null : readSafeId(argument, own?.chainId ?? first)
  const problem = typeof asked === 'string' ? asked : null
  const shown = typeof asked === 'string' ? null : (asked ?? connected ?? own)
  const standing = isSameSafe(shown, own) ? 'own' : isSameSafe(shown, connected) ? 'connected' : 'other'
  return { shown, standing, problem, own, connected, chainId: shown?.chainId ?? first }
}

function isSameSafe(one: SafeId | null, other: SafeId | null): boolean {
  return one !== null && one.chainId === other?.chainId && isSameAddress(one.address, other.address)
}
