import { useQuery } from '@tanstack/react-query'
import { readReceipt } from '@/chain/transactions/read-receipt'
import { isSameAddress } from '@/domain/address'
import { transactionState } from '@/domain/wallet/transaction-state'
import { common } from '@/texts/common'
import { send } from '@/texts/send'

import type { Account } from '@/wallet/transactions/transaction-store'
import { useRecentTransactions } from '@/wallet/transactions/use-recent-transactions'
import { useCopy } from '@/wallet/use-copy'
import { useWallet } from '@/wallet/use-wallet'
import { focusFirst } from './focus-first'
import styles from './send.module.css'
import { signedAmount, type Transfer, wordsOfAmount } from './transfer'
import type { Sending } from './use-sending'
import { Warnings } from './warnings'

type ReceiptProps = { account: Account; transfer: Transfer; sent: Sending; onAnother: () => void }

/** The result of a transfer as read from the chain. It can be copied. */
export function Receipt({ account, transfer, sent, onAnother }: ReceiptProps) {
  const { client, settings } = useWallet()
  const [copy, copyText] = useCopy()
  const tracked = useRecentTransactions().find(
    ({ hash, sentAs }) => hash === sent.hash || sentAs === sent.hash,
  )
  const hash = (tracked?.hash ?? sent.hash) as `0x${string}`
  const isProposal = tracked ? tracked.isProposal === true : sent.isProposal
  const { asset, to, amount, name } = transfer
  const isDone = tracked !== undefined && tracked.status !== 'pending'
  const { data: facts } = useQuery({
    queryKey: ['receipt', account.chainId, hash],
    queryFn: () => readReceipt(client(account.chainId), hash, { token: asset.token, to }),
    enabled: isDone && !isProposal,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const chain = settings.chains.find(({ id }) => id === account.chainId)
  const coin = chain?.nativeCurrency
  // The transaction that replaced the sent one may have paid the recipient too.
  const hasMoved = tracked?.status === 'confirmed' || tracked?.reason === 'replaced'
  const { arrived = null, reported = null } = (hasMoved && facts) || {}
  // A transfer to the own account changes its balance by the fee at most, so the balance does not show the amount.
  const measured = isSameAddress(to, account.address) ? null : arrived
  const rows: readonly (readonly [string, string])[] = [
    [send.status, tracked ? transactionState(tracked) : isProposal ? send.proposed : send.sent],
    [send.amount, wordsOfAmount(asset, amount)],
    ...(measured === null || (asset.token === null && measured === amount)
      ? []
      : ([[send.arrives, signedAmount(asset, measured)]] as const)),
    ...(reported === null || reported === measured
      ? []
      : ([[send.reported, wordsOfAmount(asset, reported)]] as const)),
    ...(name === null ? [] : ([[send.name, name]] as const)),
    [send.to, to],
    [send.from, account.address],
    [send.network, chain?.name ?? String(account.chainId)],
    ...(facts ? ([[send.block, String(facts.block)]] as const) : []),
    ...(facts && coin ? ([[send.fee, wordsOfAmount(coin, facts.fee)]] as const) : []),
    [isProposal ? send.proposal : send.transaction, hash],
  ]
  return (
    <div className={styles.form}>
      <fieldset ref={focusFirst} tabIndex={-1} className={styles.page}>
        <legend>{send.receipt}</legend>
        <dl className={`selectable ${styles.facts}`} aria-live="polite">
          {rows.map(([label, value]) => (
            <Row key={label} label={label} value={value} />
          ))}
        </dl>
      </fieldset>
      {measured !== null && reported !== null && measured !== reported && (
        <Warnings
          lines={[send.reportsOther(wordsOfAmount(asset, reported), signedAmount(asset, measured))]}
          isGrave
        />
      )}
      <p role="status">{copy === 'failed' && common.copyBlocked}</p>
      <div className={styles.grow} />
      <div className="button-row">
        {chain?.explorer && !isProposal && (
          <a href={`${chain.explorer.url}/tx/${hash}`} target="_blank" rel="noopener noreferrer">
            {send.explorer(chain.explorer.name)}
          </a>
        )}
        <button type="button" onClick={onAnother}>
          {send.another}
        </button>
        {/* In the place of Send: the second click of a double click copies the receipt, which has no lasting effect. */}
        <button
          type="button"
          data-default
          onClick={() => copyText(rows.map(([label, value]) => `${label} ${value}`).join('\n'))}
        >
          {copy === 'copied' ? common.copied : send.copyReceipt}
        </button>
      </div>
    </div>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  )
}
