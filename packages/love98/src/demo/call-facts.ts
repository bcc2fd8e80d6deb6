import { type Address, isSameAddress } from '@/domain/address'
import { nativeSymbol } from '@/domain/asset'
import { settingsOn } from '@/domain/community/chain-settings'
import { formatBalance } from '@/domain/wallet/balance'
import { type PassedAllowance, type ReadCall, type RequestedCall, readCall } from '@/domain/wallet/read-call'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import { demoWallet } from '@/texts/demo-wallet'

import type { DemoWallet } from './demo-wallet'

type Fact = readonly [label: string, value: string]

/** Allowances of at least this amount are shown as unlimited. */
const unlimited = 2n ** 255n
/** The allowance that Permit2 never decreases. */
const unlimitedAtPermit2 = 2n ** 160n - 1n
/** The latest date that JavaScript can represent, seconds since 1970. */
const latest = 8_640_000_000_000n

/**
 * Describes a call by decoding its bytes, for contracts of the deployment. Returns nothing for others: the wallet then
 * shows their raw data.
 */
export function actionFacts(wallet: DemoWallet, account: Address, call: RequestedCall): readonly Fact[] {
  const settings = contractsOf(wallet)
  const read = readCall(call, settings, account)
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
  if (read.kind === 'permit')
    return [...does(permitText(wallet, account, read)), [demoWallet.facts.until, permitEnd(read)]]
  if (read.kind !== 'swap') return []
  const swap = swapText(wallet, account, read)
  const { deadline, permit } = read
  const words = permit
    ? demoWallet.does.both(
        demoWallet.does.permitUntil(permitText(wallet, account, permit), permitEnd(permit)),
        swap,
      )
    : swap
  const until = deadline === null ? demoWallet.noDeadline : timeText(deadline)
  return [...does(words), [demoWallet.facts.until, until]]
}

/** The contracts of the wallet's chain: their addresses mean nothing on another one. */
function contractsOf({ settings, memory }: DemoWallet): DemoWallet['settings'] {
  return settingsOn(settings, memory().chainId)
}

/** Says the minimum as the bytes have it: of what arrives, of what the pool pays, or of the balance afterward. */
function swapText(
  wallet: DemoWallet,
  account: Address,
  { portion, ...swap }: Extract<ReadCall, { kind: 'swap' }>,
): string {
  const words = resultText(wallet, account, swap)
  if (!portion) return words
  const share = demoWallet.does.portion(
    typedAmountText(portion.bips, 2),
    symbolOf(wallet, portion.token),
    partyText(wallet, account, portion.to),
  )
  return demoWallet.does.both(words, share)
}

function resultText(
  wallet: DemoWallet,
  account: Address,
  { given, got, to }: Pick<Extract<ReadCall, { kind: 'swap' }>, 'given' | 'got' | 'to'>,
): string {
  const paid = amountText(wallet, given.token, given.amount)
  const least = amountText(wallet, got.token, got.minimum)
  const recipient = partyText(wallet, account, to)
  if (got.counts === 'balance')
    return demoWallet.does.swapUntil(paid, symbolOf(wallet, got.token), recipient, least)
  return (got.counts === 'pool' ? demoWallet.does.swapPaid : demoWallet.does.swap)(paid, least, recipient)
}

function permitText(
  wallet: DemoWallet,
  account: Address,
  { token, spender, amount }: PassedAllowance,
): string {
  const [symbol, party] = [symbolOf(wallet, token), partyText(wallet, account, spender)]
  if (amount === 0n) return demoWallet.does.takeBack(symbol, party)
  if (amount === unlimitedAtPermit2) return demoWallet.does.permitAll(symbol, party)
  return demoWallet.does.permit(amountText(wallet, token, amount), party)
}

/** Permit2 replaces an end of 0 by the time of the block. */
function permitEnd({ until }: PassedAllowance): string {
  return until === 0n ? demoWallet.sameBlock : timeText(until)
}

/** @param seconds since 1970 */
function timeText(seconds: bigint): string {
  return seconds > latest ? demoWallet.noDeadline : new Date(Number(seconds) * 1_000).toISOString()
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
  const known = Object.values(contractsOf(wallet).tokens).find(({ address }) =>
    isSameAddress(token ?? '', address),
  )
  return `${typedAmountText(amount, known?.decimals ?? 18)} ${symbolOf(wallet, token)}`
}

function symbolOf(wallet: DemoWallet, token: Address | null): string {
  const { tokens, exchange } = contractsOf(wallet)
  if (token === null) return coinSymbol(wallet)
  if (isSameAddress(token, exchange.wrappedNative)) return demoWallet.wrapped(coinSymbol(wallet))
  return Object.entries(tokens).find(([, { address }]) => isSameAddress(token, address))?.[0] ?? token
}

function partyText(wallet: DemoWallet, account: Address, party: Address): string {
  const { router, universalRouter = null, permit2 = null } = contractsOf(wallet).exchange
  if (isSameAddress(party, account)) return demoWallet.ownAccount
  if (isSameAddress(party, router)) return demoWallet.router(party)
  if (isSameAddress(party, universalRouter)) return demoWallet.universalRouter(party)
  return isSameAddress(party, permit2) ? demoWallet.permit2(party) : party
}
