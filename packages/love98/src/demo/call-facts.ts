import { type Address, isSameAddress } from '@/domain/address'
import { nativeSymbol } from '@/domain/asset'
import { formatBalance } from '@/domain/wallet/balance'
import { type RequestedCall, readCall } from '@/domain/wallet/read-call'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import { demoWallet } from '@/texts/demo-wallet'

import type { DemoWallet } from './demo-wallet'

type Fact = readonly [label: string, value: string]

/** Allowances of at least this amount are shown as unlimited. */
const unlimited = 2n ** 255n
/** The latest date that JavaScript can represent, seconds since 1970. */
const latest = 8_640_000_000_000n

/**
 * Describes a call by decoding its bytes, for contracts of the deployment. Returns nothing for others: the wallet then
 * shows their raw data.
 */
export function actionFacts(wallet: DemoWallet, account: Address, call: RequestedCall): readonly Fact[] {
  const { settings } = wallet
  // The exchange and its tokens are on one chain. The same addresses mean nothing on other chains.
  if (wallet.memory().chainId !== settings.exchange.chainId) return []
  const read = readCall(call, settings)
  const amountOf = (token: Address | null, amount: bigint) => amountText(wallet, token, amount)
  const partyOf = (party: Address) => partyText(wallet, account, party)
  const does = (text: string): readonly Fact[] => [[demoWallet.facts.does, text]]
  if (read.kind === 'approve') {
    const [token, spender] = [symbolOf(wallet, read.token), partyOf(read.spender)]
    if (read.amount === 0n) return does(demoWallet.does.takeBack(token, spender))
    if (read.amount >= unlimited) return does(demoWallet.does.allowAll(token, spender))
    return does(demoWallet.does.allow(amountOf(read.token, read.amount), spender))
  }
  if (read.kind === 'transfer')
    return does(demoWallet.does.transfer(amountOf(read.token, read.amount), partyOf(read.to)))
  if (read.kind === 'wrap') return does(demoWallet.does.wrap(amountOf(null, read.amount)))
  if (read.kind === 'unwrap') return does(demoWallet.does.unwrap(amountOf(null, read.amount)))
  if (read.kind !== 'swap') return []
  const [given, got] = [
    amountOf(read.given.token, read.given.amount),
    amountOf(read.got.token, read.got.minimum),
  ]
  const until =
    read.deadline > latest ? demoWallet.noDeadline : new Date(Number(read.deadline) * 1_000).toISOString()
  return [...does(demoWallet.does.swap(given, got, partyOf(read.to))), [demoWallet.facts.until, until]]
}

/** Formats an amount of the native coin, in wei. */
export function coinText(wallet: DemoWallet, wei: bigint): string {
  return demoWallet.amount(formatBalance(wei, 18), coinSymbol(wallet), wei)
}

function coinSymbol({ settings, memory }: DemoWallet): string {
  return settings.chains.find(({ id }) => id === memory().chainId)?.nativeCurrency.symbol ?? nativeSymbol
}

/** Writes all digits, because the visitor signs exactly this amount. */
function amountText(wallet: DemoWallet, token: Address | null, amount: bigint): string {
  const known = Object.values(wallet.settings.tokens).find(({ address }) =>
    isSameAddress(token ?? '', address),
  )
  return `${typedAmountText(amount, known?.decimals ?? 18)} ${symbolOf(wallet, token)}`
}

function symbolOf(wallet: DemoWallet, token: Address | null): string {
  const { tokens, exchange } = wallet.settings
  if (token === null) return coinSymbol(wallet)
  if (isSameAddress(token, exchange.wrappedNative)) return demoWallet.wrapped(coinSymbol(wallet))
  return Object.entries(tokens).find(([, { address }]) => isSameAddress(token, address))?.[0] ?? token
}

function partyText({ settings }: DemoWallet, account: Address, party: Address): string {
  if (isSameAddress(party, account)) return demoWallet.ownAccount
  return isSameAddress(party, settings.exchange.router) ? demoWallet.router(party) : party
}
