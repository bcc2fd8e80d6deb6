import { useQuery } from '@tanstack/react-query'
import { readBaseFee } from '@/chain/base-fee'
import { readNativeBalance } from '@/chain/native-balance'
import { simulateSwap } from '@/chain/swap/simulate-swap'
import { type CallTrial, tryCall } from '@/chain/transactions/try-call'
import { hostOf } from '@/wallet/transactions/sending-wallet'
import type { Account } from '@/wallet/transactions/transaction-store'
import { useWallet } from '@/wallet/use-wallet'
import { type Transfer, transferCall } from './transfer'

/**
 * What a node says of the transfer; null where it does not tell: `arrives` in smallest units, `fee` in wei, the gas of the simulation
 * at the base fee of the newest block. `isShort`: the account has less of the coin than fee and value.
 */
export type TransferTrial = CallTrial & { arrives: bigint | null; fee: bigint | null; isShort: boolean }

const none = () => null

/** ms between two simulations while the review is open. */
const again = 12_000

/**
 * Lets the node run the transfer before it is signed: what arrives comes from the logs of the token where the node simulates
 * (`eth_simulateV1`), else only whether it runs (`eth_call`). Undefined while it is asked.
 */
export function useTransferTrial(account: Account, transfer: Transfer): TransferTrial | undefined {
  const { client, settings } = useWallet()
  const { asset, to, amount } = transfer
  const { data } = useQuery({
    queryKey: ['transfer-trial', account.chainId, account.address, asset.token, to, String(amount)],
    async queryFn(): Promise<TransferTrial> {
      const node = client(account.chainId)
      const from = account.address
      const call = transferCall(transfer)
      const token = asset.token ?? 'ETH'
      const simulated = await simulateSwap(node, {
        from,
        calls: [call],
        gives: token,
        expects: { token, to },
        pool: null,
        wrappedNative: settings.exchange.wrappedNative,
      })
      if (simulated.kind !== 'runs')
        return { ...(await tryCall(node, { from, ...call })), arrives: null, fee: null, isShort: false }
      const [gas] = simulated.gasUsed
      // The transfer of a Safe is a part of the transaction that executes it, which another account pays for.
      const isOwnCost = hostOf({ chainId: account.chainId, from }) === null
      const [baseFee, held] = isOwnCost
        ? await Promise.all(
            [readBaseFee(node), readNativeBalance(node, from)].map((asked) => asked.catch(none)),
          )
        : []
      const fee = gas && baseFee ? gas * baseFee : null
      const isShort = fee !== null && typeof held === 'bigint' && held < fee + call.value
      return { kind: 'runs', arrives: simulated.arrives, fee, isShort }
    },
    refetchInterval: again,
    gcTime: 0,
  })
  return data
}
