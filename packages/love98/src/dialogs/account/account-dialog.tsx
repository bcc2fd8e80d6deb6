import { useState } from 'react'
import { type Address, shortenAddress } from '@/domain/address'
import { hasServer } from '@/domain/build/capabilities'
import { account as accountTexts } from '@/texts/account'
import { common } from '@/texts/common'
import { delegation } from '@/texts/delegation'
import { AddressWarning } from '@/ui/address-warning/address-warning'
import { CopyButton } from '@/ui/copy-button/copy-button'
import type { CopyOutcome } from '@/ui/copy-button/use-copy'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { FactList } from '@/ui/fact-list/fact-list'
import { Icon } from '@/ui/icon'
import { useAccountModel } from '@/wallet/account/use-account-model'
import { useDelegate } from '@/wallet/account/use-delegate'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import { AccountConnections } from './account-connections'
import styles from './account-dialog.module.css'
import { AccountTransactions } from './account-transactions'
import { AccountVerification } from './account-verification'
import avatarStyles from './avatar.module.css'
import { SelectableText } from './selectable-text'

type AccountDialogProps = {
  onClose: () => void
  /** Null if the community does not offer the program that sends. */
  onSend: (() => void) | null
}

/** The connected account `[S2.10]`. */
export function AccountDialog({ onClose, onSend }: AccountDialogProps) {
  const { config } = useWallet()
  const connection = useConnectionState()
  const account = useAccountModel()
  const [copy, setCopy] = useState<CopyOutcome>('idle')
  if (connection.status !== 'connected' || !account) return null
  const { address, displayName, ensName, ensAvatar, displayBalance } = account
  const facts = [
    [accountTexts.name, ensName && displayName],
    [accountTexts.account, shortenAddress(address)],
    [accountTexts.balance, displayBalance],
  ] as const
  const copyStatus = { idle: '', copied: accountTexts.copiedStatus, failed: accountTexts.cannotCopy }
  return (
    <Dialog title={accountTexts.title} onClose={onClose} width={480} isLow>
      <div className={styles.inside}>
        <div className={styles.account}>
          <span className={`well ${styles.picture}`}>
            <Avatar address={address} size={64} picture={ensAvatar} />
          </span>
          <FactList className={styles.facts} facts={facts} />
        </div>
        <SelectableText className={styles.address} label={accountTexts.address} rows={1} value={address} />
        <p role="status" className={styles.status}>
          {copyStatus[copy]}
        </p>
        <DelegationNotice address={address} chainId={connection.chainId} />
        <AccountTransactions address={address} chainId={connection.chainId} />
        <AccountConnections />
        {hasServer && <AccountVerification />}
      </div>
      <DialogButtons dismiss={{ label: common.close, onClick: onClose }}>
        <CopyButton
          className={`button ${styles.copy}`}
          data-autofocus
          text={address}
          icon={<Icon name="copy" size={16} />}
          label={accountTexts.copyAddress}
          copied={accountTexts.copied}
          onOutcome={setCopy}
        />
        {onSend && (
          <button
            type="button"
            onClick={() => {
              onClose()
              onSend()
            }}
          >
            <Icon name="send" size={16} />
            {accountTexts.send}
          </button>
        )}
        <button type="button" onClick={() => void disconnectWallet(config)}>
          <Icon name="disconnect" size={16} />
          {accountTexts.disconnect}
        </button>
      </DialogButtons>
    </Dialog>
  )
}

/** The code that the account runs (EIP-7702), for an owner who did not set it up. */
function DelegationNotice({ address, chainId }: { address: Address; chainId: number }) {
  const delegate = useDelegate(address, chainId)
  return delegate && <AddressWarning text={delegation.own(delegate)} address={delegate} />
}

type AvatarProps = {
  address: string
  size: number
  picture?: string | null
}

/** The image of the account's name, or an identicon of its address in the skin's colors. */
function Avatar({ address, size, picture = null }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (picture === null || picture === broken) return <Identicon address={address} size={size} />
  return (
    <img
      className={avatarStyles.picture}
      src={picture}
      width={size}
      height={size}
      alt=""
      onError={() => setBroken(picture)}
    />
  )
}

function Identicon({ address, size }: { address: string; size: number }) {
  const tones = [avatarStyles.first, avatarStyles.second, avatarStyles.third]
  return (
    <svg
      className={avatarStyles.portrait}
      width={size}
      height={size}
      viewBox={`0 0 ${identiconSize} ${identiconSize}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {tones.map((tone, index) => (
        <path key={tone} className={tone} d={pathOf(address, index + 1)} />
      ))}
    </svg>
  )
}

/** All cells of one tone, as an SVG path of 1 × 1 squares. */
function pathOf(address: string, tone: number): string {
  return identiconCells(address)
    .flatMap((row, y) => row.map((cell, x) => (cell === tone ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}

/** Cells in each row and column. */
export const identiconSize = 8

const tones = 3

/**
 * Returns the identicon of an address: a tone for each of 8 × 8 cells, 0 for the background. The right half mirrors the
 * left one. The case of the address has no effect.
 */
export function identiconCells(address: string): readonly (readonly number[])[] {
  const next = randomNumbers(hashOf(String(address).toLowerCase()))
  return Array.from({ length: identiconSize }, () => {
    const half = Array.from({ length: identiconSize / 2 }, () => {
      const number = next()
      return number < 0.45 ? 0 : 1 + Math.floor(((number - 0.45) / 0.55) * tones)
    })
    return [...half, ...half.toReversed()]
  })
}

/** FNV-1a over the text's characters, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash >>> 0
}

/** Pseudorandom numbers from 0 up to 1 (xorshift, 32 bits). */
function randomNumbers(seed: number): () => number {
  let state = seed || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
