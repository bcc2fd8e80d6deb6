import { formatUnits, getAddress } from 'viem'
import { encodeBalanceOf } from '../../../src/domain/abi.ts'
import { callRpcBatch } from '../json-rpc.ts'
import { dollarPrice } from '../market.ts'
import { tokensOfMainChain } from '../seed.ts'
import { RequestError } from './request-error.ts'
import type { RouteContext, RouteRequest } from './routes.ts'
import { party } from './transaction-info.ts'

/** The value of one dollar in each currency: plausible figures, not market data. */
const currencies = { USD: 1, EUR: 0.9, GBP: 0.8, JPY: 150, CHF: 0.85 }

export const currencyCodes = Object.keys(currencies)

export function chainOf({ chainId }: RouteContext) {
  return {
    chainId: String(chainId),
    chainName: 'Demo',
    shortName: 'demo',
    l2: false,
    isTestnet: true,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: null },
    transactionService: null,
    features: ['SAFE_APPS', 'EIP1271', 'ERC721', 'CONTRACT_INTERACTION'],
  }
}

export function safeAppsOf({ chainId }: RouteContext) {
  return [
    {
      id: 98,
      url: 'https://desktop.example',
      name: 'Desktop 98',
      iconUrl: null,
      description: 'A desktop of 1998 with a treasury in it.',
      chainIds: [String(chainId)],
      provider: null,
      accessControl: { type: 'NO_RESTRICTIONS' },
      tags: [],
      features: [],
      socialProfiles: [],
      developerWebsite: null,
    },
  ]
}

export async function stateOf({ parts, context }: RouteRequest) {
  const { ledger, deployment } = context
  if (getAddress(parts[1] ?? '') !== ledger.safe) throw new RequestError(404, 'Not Found')
  const { owners, threshold, nonce, version } = await ledger.now()
  const tag = (ms: number) => String(ms)
  return {
    address: party(ledger.safe),
    chainId: String(context.chainId),
    nonce,
    threshold,
    owners: owners.map(party),
    implementation: party(deployment.safe.singleton),
    implementationVersionState: 'UP_TO_DATE',
    modules: null,
    fallbackHandler: party(deployment.safe.fallbackHandler),
    guard: null,
    version,
    collectiblesTag: '0',
    txQueuedTag: tag(ledger.changed.queue),
    txHistoryTag: tag(ledger.changed.history),
    messagesTag: tag(ledger.changed.messages),
  }
}

export async function balancesOf({ parts, context }: RouteRequest) {
  const { ledger, deployment } = context
  const code = (parts[2] ?? '').toUpperCase()
  const rate = Object.entries(currencies).find(([name]) => name === code)?.[1]
  if (rate === undefined) throw new RequestError(422, 'Invalid fiat code')
  const held = tokensOfMainChain(deployment)
  const balanceOf = encodeBalanceOf(ledger.safe)
  const [ether, ...amounts] = await callRpcBatch(ledger.url, [
    { method: 'eth_getBalance', params: [ledger.safe, 'latest'] },
    ...held.map(([, { address }]) => ({
      method: 'eth_call',
      params: [{ to: address, data: balanceOf }, 'latest'],
    })),
  ])
  const native = {
    type: 'NATIVE_TOKEN',
    address: `0x${'0'.repeat(40)}`,
    decimals: 18,
    symbol: 'ETH',
    name: 'Ether',
    logoUri: null,
  }
  const items = [
    worth(native, BigInt(String(ether)), rate, deployment.tokens),
    ...held.map(([symbol, { address, decimals, name }], index) =>
      worth(
        { type: 'ERC20', address, decimals, symbol, name, logoUri: null },
        BigInt(String(amounts[index])),
        rate,
        deployment.tokens,
      ),
    ),
  ]
    .filter(({ balance }) => balance !== '0')
    .sort((a, b) => Number(b.fiatBalance) - Number(a.fiatBalance))
  return { fiatTotal: String(items.reduce((sum, { fiatBalance }) => sum + Number(fiatBalance), 0)), items }
}

function worth(
  tokenInfo: { type: string; address: string; symbol: string; name: string; decimals: number; logoUri: null },
  balance: bigint,
  rate: number,
  tokens: Parameters<typeof dollarPrice>[1],
) {
  const price = Number(dollarPrice(tokenInfo.symbol, tokens)) * rate
  const fiatBalance = Number(formatUnits(balance, tokenInfo.decimals)) * price
  return {
    tokenInfo,
    balance: String(balance),
    fiatBalance: String(fiatBalance),
    fiatConversion: String(price),
    fiatBalance24hChange: null,
  }
}
