import { skipToken, useQuery } from '@tanstack/react-query'
import { readNativeBalance } from '@/chain/native-balance'
import { readNetworkFees } from '@/chain/network-fee'
import { simulateTransfer } from '@/chain/transactions/simulate-transfer'
import { type CallTestResult, testCall } from '@/chain/transactions/test-call'
import type { Address } from '@/domain/address'
import { isSameAddress } from '@/domain/address'
import { nameChainOf } from '@/domain/community/name-chain'
import { hostOf } from '@/wallet/transactions/sending-wallet'
import type { Account } from '@/wallet/transactions/transaction-store'
import { useWallet } from '@/wallet/use-wallet'
import { type Transfer, transferCall } from './transfer'

/**
 * The result of simulating a transfer. `arrives` is the change of the recipient's balance, and `reported` the
 * amount in the token's logs, both in smallest units. They are null if the node does not return them, and for
 * a transfer to the own account. `fee` is in wei: the gas of the simulation at base fee and tip of the latest
 * block, with the fee of a rollup for the data. `isShort`: the balance is below fee plus value.
 */
export type TransferSimulation = CallTestResult & {
  arrives: bigint | null
  reported: bigint | null
  fee: bigint | null
  isShort: boolean
}

const none = () => null

/** The interval between two simulations while the review is open, ms. */
const again = 12_000

/**
 * Simulates the transfer before it is signed. A node with `eth_simulateV1` returns the change of the
 * recipient's balance; with other nodes, `eth_call` only shows if the transfer succeeds. Undefined while
 * loading.
 */
export function useTransferSimulation(account: Account, transfer: Transfer): TransferSimulation | undefined {
  const { client } = useWallet()
  const { asset, to, amount } = transfer
  const { data } = useQuery({
    queryKey: ['transfer-trial', account.chainId, account.address, asset.token, to, String(amount)],
    async queryFn(): Promise<TransferSimulation> {
      const node = client(account.chainId)
      const from = account.address
      const call = transferCall(transfer)
      const simulated = await simulateTransfer(node, { from, call, token: asset.token, to })
      if (simulated.kind !== 'runs') {
        const unknown = { arrives: null, reported: null, fee: null, isShort: false }
        return { ...(await testCall(node, { from, ...call })), ...unknown }
      }
      // A transfer to the own account changes its balance by the fee at most, so the balance does not show the amount.
      const isOwn = isSameAddress(to, from)
      const { arrives, reported } = isOwn ? { arrives: null, reported: null } : simulated
      // A Safe's transfer is part of the transaction that executes it, whose sender pays the fee.
      const isOwnCost = hostOf({ chainId: account.chainId, from }) === null
      const plan = { gas: simulated.gasUsed, transactions: [call] }
      const [[fee], held] = isOwnCost
        ? await Promise.all([
            readNetworkFees(node, [plan] as const),
            readNativeBalance(node, from).catch(none),
          ])
        : [[null], null]
      const isShort = fee !== null && held !== null && held < fee + call.value
      return { kind: 'runs', arrives, reported, fee, isShort }
    },
    refetchInterval: again,
    gcTime: 0,
  })
  return data
}

/** Facts about a recipient from the chain; undefined while loading, null if the node did not answer. */
type RecipientFacts = {
  kind: 'account' | 'contract' | null | undefined
  /** The address whose code the account runs (EIP-7702). */
  delegate: Address | null
  /** The primary name of the address (ENSIP-3); null if it has none, or if names are not looked up. */
  name: string | null | undefined
}

/** The time for which an answer is cached, ms. */
const freshFor = 30_000

/** Reads the type of the account at an address, and its primary name, which is the reverse of a name lookup. */
export function useRecipientFacts(address: Address, chainId: number): RecipientFacts {
  const { client, settings } = useWallet()
  const nameChain = nameChainOf(settings)
  const recipient = useQuery({
    queryKey: ['recipient-kind', chainId, address],
    async queryFn() {
      const { readRecipient } = await import('@/chain/tokens/read-recipient')
      return readRecipient(client(chainId), address)
    },
    staleTime: freshFor,
  })
  const name = useQuery({
    queryKey: ['recipient-name', nameChain, address],
    queryFn:
      nameChain === null
        ? skipToken
        : async () => {
            const { readEnsName } = await import('@/chain/names/ens-name')
            return readEnsName(client(nameChain), address)
          },
    staleTime: freshFor,
  })
  return {
    kind: recipient.error ? null : recipient.data?.kind,
    delegate: recipient.data?.delegate ?? null,
    name: name.error || nameChain === null ? null : name.data,
  }
}
