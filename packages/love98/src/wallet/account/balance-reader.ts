import { formatUnits } from 'viem/utils'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readNativeBalance } from '@/chain/native-balance'
import type { Address } from '@/domain/address'
import { formatBalance } from '@/domain/wallet/balance'
import type { Connection } from '@/domain/wallet/connection'
import type { Wallet } from '@/wallet/wallet'

/** The balance of an account in the native currency of its chain `[S3.14]`. */
export type Balance = {
  decimals: number
  symbol: string
  /** All digits, without grouping: `1.5`. */
  formatted: string
  display: string
}

/** `balance` is null while it is unknown. `isSettled` is true after a read has succeeded or failed. */
export type BalanceRead = { readonly balance: Balance | null; readonly isSettled: boolean }

/** The value before the first response, and without an account on a configured chain. */
export const unreadBalance: BalanceRead = { balance: null, isSettled: false }

/** The interval between two reads, ms `[S9.7]`. */
const interval = 4_000

type Reader = Pick<StoreApi<BalanceRead>, 'getState' | 'subscribe'>

type Source = Pick<Wallet, 'client' | 'connection'>

const readers = new WeakMap<Source, Reader>()

export function balanceReaderOf(wallet: Source): Reader {
  const reader = readers.get(wallet) ?? createBalanceReader(wallet)
  readers.set(wallet, reader)
  return reader
}

/**
 * Reads the balance of the connected account every 4 s while it has a listener and the page is visible. If a read
 * fails, the last balance stays. It does not use the query cache, whose code would load before the balance
 * (docs/decisions/0010).
 */
function createBalanceReader({ client, connection }: Source): Reader {
  const store = createStore<BalanceRead>(() => unreadBalance)
  const account = () => accountOf(connection.getState())
  let shown = account()
  let isReading = false
  let listeners = 0
  let stop = () => {}

  async function read(): Promise<void> {
    const requested = account()
    if (!requested || isReading || document.visibilityState === 'hidden') return
    isReading = true
    const outcome = await readBalance(client, requested).then(
      (balance) => ({ balance, isSettled: true }),
      () => ({ isSettled: true }),
    )
    isReading = false
    if (isSameAccount(requested, account())) store.setState(outcome)
    // The balance of a new account is read immediately.
    else if (listeners > 0) await read()
  }

  function adopt(): void {
    if (isSameAccount(shown, account())) return
    shown = account()
    store.setState(unreadBalance)
    void read()
  }

  function start() {
    adopt()
    void read()
    const timer = setInterval(() => void read(), interval)
    const unsubscribe = connection.subscribe(adopt)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }

  return {
    getState: store.getState,
    subscribe: (listener) => {
      const unsubscribe = store.subscribe(listener)
      if (++listeners === 1) stop = start()
      return () => {
        unsubscribe()
        if (--listeners === 0) stop()
      }
    },
  }
}

type Account = { readonly address: Address; readonly chainId: number }

function accountOf(connection: Connection): Account | null {
  return connection.status === 'connected' && connection.supported ? connection : null
}

function isSameAccount(a: Account | null, b: Account | null): boolean {
  return a?.address === b?.address && a?.chainId === b?.chainId
}

async function readBalance(client: Wallet['client'], { address, chainId }: Account): Promise<Balance> {
  const reader = client(chainId)
  const wei = await readNativeBalance(reader, address)
  const { decimals, symbol } = reader.chain.nativeCurrency
  const display = `${formatBalance(wei, decimals)} ${symbol}`
  return { decimals, symbol, formatted: formatUnits(wei, decimals), display }
}
