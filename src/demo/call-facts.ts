import { type Address, isSameAddress } from '@/domain/address'
import { formatBalance } from '@/domain/wallet/balance'
import { type AskedCall, readCall } from '@/domain/wallet/read-call'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import { demoWalletTexts as texts } from '@/texts/en/wallet/demo-wallet'
import type { DemoWallet } from './demo-wallet'

type Fact = readonly [label: string, value: string]

/** An allowance from here on is never used up. */
const unlimited = 2n ** 255n
/** Later than any date that can be shown, seconds since 1970. */
const latest = 8_640_000_000_000n

/**
 * What a call does, in words from its bytes, for the contracts that the deployment names; nothing for others, whose data is
 * shown as it is.
 */
export function actionFacts(wallet: DemoWallet, account: Address, call: AskedCall): readonly Fact[] {
  const { settings } = wallet
  // The exchange and its tokens are on one chain: elsewhere their addresses say nothing.
  if (wallet.memory().chainId !== settings.exchange.chainId) return []
  const read = readCall(call, settings)
  const amountOf = (token: Address | null, amount: bigint) => amountText(wallet, token, amount)
  const partyOf = (party: Address) => partyText(wallet, account, party)
  const does = (text: string): readonly Fact[] => [[texts.facts.does, text]]
  if (read.kind === 'approve') {
    const [token, spender] = [symbolOf(wallet, read.token), partyOf(read.spender)]
    if (read.amount === 0n) return does(texts.does.takeBack(token, spender))
    if (read.amount >= unlimited) return does(texts.does.allowAll(token, spender))
    return does(texts.does.allow(amountOf(read.token, read.amount), spender))
  }
  if (read.kind === 'transfer')
    return does(texts.does.transfer(amountOf(read.token, read.amount), partyOf(read.to)))
  if (read.kind === 'wrap') return does(texts.does.wrap(amountOf(null, read.amount)))
  if (read.kind === 'unwrap') return does(texts.does.unwrap(amountOf(null, read.amount)))
  if (read.kind !== 'swap') return []
  const [given, got] = [
    amountOf(read.given.token, read.given.amount),
    amountOf(read.got.token, read.got.minimum),
  ]
  const until = read.deadline > latest ? texts.never : new Date(Number(read.deadline) * 1_000).toISOString()
  return [...does(texts.does.swap(given, got, partyOf(read.to))), [texts.facts.until, until]]
}

/** An amount of the coin with its wei. */
export function coinText(wallet: DemoWallet, wei: bigint): string {
  return texts.amount(formatBalance(wei, 18), coinSymbol(wallet), wei)
}

function coinSymbol({ settings, memory }: DemoWallet): string {
  return settings.chains.find(({ id }) => id === memory().chainId)?.nativeCurrency.symbol ?? 'ETH'
}

/** All digits: the visitor signs exactly this. */
function amountText(wallet: DemoWallet, token: Address | null, amount: bigint): string {
  const known = Object.values(wallet.settings.tokens).find(({ address }) =>
    isSameAddress(token ?? '', address),
  )
  return `${typedAmountText(amount, known?.decimals ?? 18)} ${symbolOf(wallet, token)}`
}

function symbolOf(wallet: DemoWallet, token: Address | null): string {
  const { tokens, exchange } = wallet.settings
  if (token === null) return coinSymbol(wallet)
  if (isSameAddress(token, exchange.wrappedNative)) return texts.wrapped(coinSymbol(wallet))
  return Object.entries(tokens).find(([, { address }]) => isSameAddress(token, address))?.[0] ?? token
}

function partyText({ settings }: DemoWallet, account: Address, party: Address): string {
  if (isSameAddress(party, account)) return texts.ownAccount
  return isSameAddress(party, settings.exchange.router) ? texts.router(party) : party
}
