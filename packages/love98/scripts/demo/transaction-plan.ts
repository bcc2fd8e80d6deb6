import {
  type Abi,
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  toHex,
} from 'viem'
import type { Artifact } from './artifacts.ts'
import { callRpc, callRpcBatch } from './json-rpc.ts'

type PlannedTransaction = { what: string; to?: Address; data: Hex; value: bigint }

/** The gas limit of each demo transaction, below the cap of 2^24 per transaction (EIP-7825). */
const gasLimit = 6_500_000n

/**
 * The transactions of one sender, in order. Their nonces are known in advance, and so are the addresses of the
 * contracts that they create (a hash of sender and nonce). No step waits for a receipt, and every new chain gets the
 * same addresses.
 */
export class TransactionPlan {
  #transactions: PlannedTransaction[] = []
  #sender

  /** @param sender an unlocked account of the node, without transactions */
  constructor(sender: Address) {
    this.#sender = sender
  }

  get length() {
    return this.#transactions.length
  }

  /**
   * Plans a contract's creation.
   * @returns its future address
   */
  create(what: string, { abi, bytecode }: Artifact, args: readonly unknown[] = []): Address {
    const nonce = BigInt(this.#transactions.length)
    this.#transactions.push({
      what: `create ${what}`,
      data: encodeDeployData({ abi, bytecode, args: [...args] }),
      value: 0n,
    })
    return getContractAddress({ from: this.#sender, nonce })
  }

  /**
   * Plans a call.
   * @param value in wei
   */
  call(to: Address, abi: Abi, functionName: string, args: readonly unknown[], value: bigint = 0n) {
    const data = encodeFunctionData({ abi, functionName, args: [...args] })
    this.#transactions.push({ what: `call ${functionName} of ${to}`, to, data, value })
  }

  /**
   * Plans a plain transfer of Ether.
   * @param value in wei
   */
  pay(to: Address, value: bigint) {
    this.#transactions.push({ what: `pay ${to}`, to, data: '0x', value })
  }

  /**
   * Sends all transactions and mines them in as few blocks as possible, because every block moves the chain's clock by
   * a second.
   * @param url of an anvil node that mines each transaction at once
   * @throws {Error} with the first transaction that reverted
   */
  async run(url: string) {
    await callRpc(url, 'evm_setAutomine', [false])
    try {
      const sent = await callRpcBatch(
        url,
        this.#transactions.map((transaction, nonce) => this.#send(transaction, nonce)),
      )
      await this.#mine(url, sent.length)
      await this.#check(url, sent)
    } finally {
      await callRpc(url, 'evm_setAutomine', [true])
    }
  }

  #send({ to, data, value }: PlannedTransaction, nonce: number) {
    const transaction = {
      from: this.#sender,
      nonce: toHex(nonce),
      gas: toHex(gasLimit),
      value: toHex(value),
      data,
    }
    return { method: 'eth_sendTransaction', params: [to ? { ...transaction, to } : transaction] }
  }

  /** @param count the number of pending transactions */
  async #mine(url: string, count: number) {
    for (let mined = 0; mined < count; ) {
      await callRpc(url, 'evm_mine')
      const now = Number(await callRpc(url, 'eth_getTransactionCount', [this.#sender, 'latest']))
      if (now === mined)
        throw new Error(`The demo chain was not seeded: "${this.#transactions[now]?.what}" waits`)
      mined = now
    }
  }

  async #check(url: string, hashes: readonly unknown[]) {
    const calls = hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] }))
    const receipts = (await callRpcBatch(url, calls)) as ({ status: Hex } | null)[]
    const failed = receipts.findIndex((receipt) => receipt?.status !== '0x1')
    const transaction = this.#transactions[failed]
    if (transaction) throw new Error(`The demo chain was not seeded: "${transaction.what}" was reverted`)
  }
}
