import { concat, encodeFunctionData, type Hex, hashMessage, parseAbi } from 'viem'
import type { HostClient } from '@/safe/host/host-client'
import { HostError } from '@/safe/host/host-error'
import { safeMessageHash } from '@/safe/safe-message'
import { type SafeTransaction, safeTransactionHash, zeroAddress } from '@/safe/safe-transaction'
import { safeArtifact } from '../../scripts/demo/artifacts.ts'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import type { DemoChains } from '../support/demo-chains'
import { executeInSafe } from '../support/execute-in-safe'
import { receiptOf } from '../support/receipt-of'

const libraryAbi = parseAbi(['function signMessage(bytes data)'])

/** The page of the demo's Safe. Its owners sign off-chain one after another, or with a transaction of the Safe. */
export class SafePage {
  /** The behavior of the dialog: it is closed, waits, or returns a value as the signature. */
  dialog: 'close' | 'wait' | 'give' | 'on-chain' = 'give'
  given: Hex | null = null
  readonly asked: string[] = []
  private readonly signatures = new Map<Hex, Map<string, Hex>>()
  private queued: SafeTransaction | null = null
  private status = 'AWAITING_CONFIRMATIONS'

  constructor(private readonly chains: DemoChains) {}

  get safe() {
    return { chainId: 31_337, address: this.chains.deployment.safe.address }
  }

  async ownerSigns(index: number, message: string): Promise<void> {
    const hash = safeMessageHash(this.safe, message) ?? '0x'
    const owner = developmentAccount(index)
    const all = this.signatures.get(hash) ?? new Map<string, Hex>()
    this.signatures.set(hash, all.set(owner.address.toLowerCase(), await owner.sign({ hash })))
  }

  /** Executes the transaction by which the Safe signs, or another one instead. */
  async execute(isOther = false): Promise<void> {
    if (!this.queued) throw new Error('Nothing is queued')
    await executeInSafe(this.chains, isOther ? { ...this.queued, data: '0x', operation: 0 } : this.queued)
    this.status = isOther ? 'CANCELLED' : 'SUCCESS'
  }

  client(): HostClient {
    const signMessage = async (message: string, { signal }: { signal?: AbortSignal } = {}) => {
      this.asked.push(message)
      if (this.dialog === 'close') throw new HostError('rejected', 'Transaction was rejected')
      if (this.dialog === 'on-chain') return { safeTxHash: await this.queue(message) }
      if (this.dialog === 'wait')
        await new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new HostError('rejected', ''))),
        )
      return { signature: this.given ?? this.prepared(safeMessageHash(this.safe, message) ?? '0x') ?? '0x' }
    }
    const offChainSignature = async (hash: string) => {
      const prepared = this.prepared(hash as Hex)
      // The real page does not respond until enough owners have signed.
      if (!prepared) throw new HostError('disconnected', 'Safe is not responding.')
      return prepared
    }
    const transaction = async () => ({
      txStatus: this.status,
      txHash: null,
      nonce: Number(this.queued?.nonce),
    })
    return { signMessage, offChainSignature, transaction } as unknown as HostClient
  }

  private prepared(hash: Hex): Hex | null {
    const all = [...(this.signatures.get(hash) ?? [])].sort(([one], [other]) => (one < other ? -1 : 1))
    return all.length < 2 ? null : concat(all.map(([, signature]) => signature))
  }

  private async queue(message: string): Promise<Hex> {
    const { client } = this.chains
    const { bytecode } = safeArtifact('libraries', 'SignMessageLib')
    const deploying = await client.sendTransaction({
      account: developmentAccount(0).address,
      data: bytecode,
      chain: null,
    })
    const { contractAddress } = await receiptOf(client, deploying)
    this.queued = {
      to: contractAddress ?? zeroAddress,
      value: 0n,
      data: encodeFunctionData({ abi: libraryAbi, args: [hashMessage(message)] }),
      operation: 1,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce: await client.readContract({
        address: this.safe.address,
        abi: parseAbi(['function nonce() view returns (uint256)']),
        functionName: 'nonce',
      }),
    }
    return safeTransactionHash(this.safe, this.queued)
  }
}
