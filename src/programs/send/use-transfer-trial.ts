import { useQuery } from '@tanstack/react-query'
import { readGasPrice } from '@/chain/gas-price'
import { readNativeBalance } from '@/chain/native-balance'
import { simulateTransfer } from '@/chain/transactions/simulate-transfer'
import { type CallTrial, tryCall } from '@/chain/transactions/try-call'
import { isSameAddress } from '@/domain/address'
import { hostOf } from '@/wallet/transactions/sending-wallet'
import type { Account } from '@/wallet/transactions/transaction-store'
import { useWallet } from '@/wallet/use-wallet'
import { type Transfer, transferCall } from './transfer'

/**
 * Answer of a node about the transfer; null where it does not tell, and of a transfer to oneself: `arrives` by the recipient's balances and `reported` by the token's
 * own logs, both in smallest units; `fee` in wei, the gas of the simulation at base fee and tip of the newest block. `isShort`: the
 * account has less of the coin than fee and value.
 */
export type TransferTrial = CallTrial & {
  arrives: bigint | null
  reported: bigint | null
  fee: bigint | null
  isShort: boolean
}

const none = () => null

/** ms between two simulations while the review is open. */
const again = 12_000

/**
 * Lets the node run the transfer before it is signed: what arrives is the difference of the recipient's balances where the node simulates
 * (`eth_simulateV1`), else only whether it runs (`eth_call`). Undefined while it is asked.
 */
export function useTransferTrial(account: Account, transfer: Transfer): TransferTrial | undefined {
  const { client } = useWallet()
  const { asset, to, amount } = transfer
  const { data } = useQuery({
    queryKey: ['transfer-trial', account.chainId, account.address, asset.token, to, String(amount)],
    async queryFn(): Promise<TransferTrial> {
      const node = client(account.chainId)
      const from = account.address
      const call = transferCall(transfer)
      const simulated = await simulateTransfer(node, { from, call, token: asset.token, to })
      if (simulated.kind !== 'runs') {
        const unknown = { arrives: null, reported: null, fee: null, isShort: false }
        return { ...(await tryCall(node, { from, ...call })), ...unknown }
      }
      // The balance of an account that sends to itself tells nothing of what arrives.
      const isOwn = isSameAddress(to, from)
      const { arrives, reported } = isOwn ? { arrives: null, reported: null } : simulated
      // The transfer of a Safe is a part of the transaction that executes it, which another account pays for.
      const isOwnCost = hostOf({ chainId: account.chainId, from }) === null
      const [price, held] = isOwnCost
        ? await Promise.all(
            [readGasPrice(node), readNativeBalance(node, from)].map((asked) => asked.catch(none)),
          )
        : []
      const fee = price ? simulated.gasUsed * price : null
      const isShort = fee !== null && typeof held === 'bigint' && held < fee + call.value
      return { kind: 'runs', arrives, reported, fee, isShort }
    },
    refetchInterval: again,
    gcTime: 0,
  })
  return data
}
