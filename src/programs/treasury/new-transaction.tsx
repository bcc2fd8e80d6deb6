import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { shortenAddress } from '@/domain/address'
import { amountText, parseAmount } from '@/safe/amount'
import { isNativeToken } from '@/safe/enumerations'
import { transferData } from '@/safe/execution'
import { plainText } from '@/safe/plain-text'
import { parseSafe } from '@/safe/safe-address'
import { treasuryTexts } from '@/texts/en/treasury'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog'
import { safeHost } from '@/wallet/safe-host'
import type { ListProps } from './list-props'
import styles from './treasury.module.css'
import { useActing } from './use-acting'
import { useSafeBalances } from './use-safe-lists'

/** Sending from the Safe: what, how much, to whom. Nothing moves before enough owners signed. */
export function NewTransaction({ onClose, ...props }: ListProps & { onClose: () => void }) {
  const texts = useTexts(treasuryTexts)
  const [toId, amountId, noteId] = [useId(), useId(), useId()]
  const { safe, nativeSymbol } = props
  const { phase } = useStore(safeHost)
  const { acting, start } = useActing(props)
  const assets = useSafeBalances({ ...props, currency: 'usd' }).data?.items ?? []
  const [chosen, setChosen] = useState(0)
  const [to, setTo] = useState('')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  async function send() {
    const asset = assets[chosen]
    if (!asset) return
    const { type, address, decimals, symbol } = asset.tokenInfo
    const isNative = isNativeToken(type)
    const recipient = parseSafe(to, safe.chainId)?.address
    const value = parseAmount(amount, decimals ?? 0)
    if (!recipient) return setProblem(texts.notAnAddress)
    if (value === null || value === 0n) return setProblem(texts.notAnAmount)
    if (value > BigInt(asset.balance)) return setProblem(texts.tooMuch)
    if (!isNative && address === null) return setProblem(texts.notAnAmount)
    setProblem('')
    const name = isNative ? nativeSymbol : plainText(symbol, 16)
    const call =
      isNative || address === null
        ? { to: recipient, value, data: '0x' as const }
        : { to: address, value: 0n, data: transferData(recipient, value) }
    const what = texts.sent(`${amountText(String(value), decimals)} ${name}`, shortenAddress(recipient))
    if (await start({ ...call, what, note: note.trim() })) onClose()
  }

  const said = problem || acting.text
  return (
    <Dialog title={texts.newTransaction} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <fieldset>
          <legend>{texts.asset}</legend>
          {assets.map(({ tokenInfo, balance }, index) => (
            <label key={tokenInfo.address ?? index} className="field-row">
              <input type="radio" name={toId} checked={chosen === index} onChange={() => setChosen(index)} />
              {`${amountText(balance, tokenInfo.decimals)} ${plainText(tokenInfo.symbol, 16) || texts.unnamedToken}`}
            </label>
          ))}
        </fieldset>
        <label htmlFor={toId}>{texts.field.to}</label>
        <input
          id={toId}
          value={to}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setTo(event.target.value)}
        />
        <label htmlFor={amountId}>{texts.amount}</label>
        <input
          id={amountId}
          value={amount}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setAmount(event.target.value)}
        />
        {phase !== 'inside' && (
          <>
            <label htmlFor={noteId}>{texts.field.note}</label>
            <input
              id={noteId}
              value={note}
              maxLength={200}
              onChange={(event) => setNote(event.target.value)}
            />
          </>
        )}
        <p role={problem ? 'alert' : 'status'} className={styles.said}>
          {said || texts.nothingMoves}
        </p>
        <div className="button-row">
          <button type="submit" data-default disabled={acting.phase === 'waiting' || assets.length === 0}>
            {texts.propose}
          </button>
          <button type="button" onClick={onClose}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
