import { useQuery } from '@tanstack/react-query'
import { readReceipt } from '@/chain/transactions/read-receipt'
import { isSameAddress } from '@/domain/address'
import { transactionState } from '@/domain/wallet/transaction-state'
import { transactionTexts } from '@/texts/en/wallet/account'
import { sendTexts } from '@/texts/en/wallet/send'
import { useTexts } from '@/texts/use-texts'
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

/** What became of a transfer, as the chain tells it; it can be copied. */
export function Receipt({ account, transfer, sent, onAnother }: ReceiptProps) {
  const [texts, states] = [useTexts(sendTexts), useTexts(transactionTexts)]
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
  // The transaction that replaced it may have paid the recipient too.
  const hasMoved = tracked?.status === 'confirmed' || tracked?.reason === 'replaced'
  const { arrived = null, reported = null } = (hasMoved && facts) || {}
  // The balance of an account that sends to itself tells nothing of what arrived.
  const measured = isSameAddress(to, account.address) ? null : arrived
  const rows: readonly (readonly [string, string])[] = [
    [texts.status, tracked ? transactionState(tracked, states) : isProposal ? texts.proposed : texts.sent],
    [texts.amount, wordsOfAmount(asset, amount)],
    ...(measured === null || (asset.token === null && measured === amount)
      ? []
      : ([[texts.arrives, signedAmount(asset, measured)]] as const)),
    ...(reported === null || reported === measured
      ? []
      : ([[texts.reported, wordsOfAmount(asset, reported)]] as const)),
    ...(name === null ? [] : ([[texts.name, name]] as const)),
    [texts.to, to],
    [texts.from, account.address],
    [texts.network, chain?.name ?? String(account.chainId)],
    ...(facts ? ([[texts.block, String(facts.block)]] as const) : []),
    ...(facts && coin ? ([[texts.fee, wordsOfAmount(coin, facts.fee)]] as const) : []),
    [isProposal ? texts.proposal : texts.transaction, hash],
  ]
  return (
    <div className={styles.form}>
      <fieldset ref={focusFirst} tabIndex={-1} className={styles.page}>
        <legend>{texts.receipt}</legend>
        <dl className={`selectable ${styles.facts}`} aria-live="polite">
          {rows.map(([label, value]) => (
            <Row key={label} label={label} value={value} />
          ))}
        </dl>
      </fieldset>
      {measured !== null && reported !== null && measured !== reported && (
        <Warnings
          lines={[texts.reportsOther(wordsOfAmount(asset, reported), signedAmount(asset, measured))]}
          isGrave
        />
      )}
      <p role="status">{copy === 'failed' && texts.notCopied}</p>
      <div className={styles.grow} />
      <div className="button-row">
        {chain?.explorer && !isProposal && (
          <a href={`${chain.explorer.url}/tx/${hash}`} target="_blank" rel="noopener noreferrer">
            {texts.explorer(chain.explorer.name)}
          </a>
        )}
        <button type="button" onClick={onAnother}>
          {texts.another}
        </button>
        {/* In the place of Send: the second click of a double click copies, and ends nothing. */}
        <button
          type="button"
          data-default
          onClick={() => copyText(rows.map(([label, value]) => `${label} ${value}`).join('\n'))}
        >
          {copy === 'copied' ? texts.copied : texts.copyReceipt}
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
