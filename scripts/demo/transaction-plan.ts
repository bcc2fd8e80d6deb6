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

/** Enough for each of ours and below the cap of one transaction, 2^24 (EIP-7825). */
const gasLimit = 6_500_000n

/**
 * The transactions of one sender, in order. Their nonces are known beforehand and so are the addresses of what they
 * create (a hash of sender and nonce): nothing waits for a receipt, and every fresh chain gets the same addresses.
 */
export class TransactionPlan {
  #transactions: PlannedTransaction[] = []
  #sender

  /** @param sender an unlocked account of the node, without transactions */
  constructor(sender: Address) {
    this.#sender = sender
  }

  /** How many transactions are planned. */
  get length() {
    return this.#transactions.length
  }

  /**
   * Plans a contract's creation.
   * @returns where it will be
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
   * Sends all and mines them in as few blocks as possible: every block moves the chain's clock by a second.
   * @param url of an anvil node that mines each transaction at once
   * @throws {Error} naming the first transaction that was reverted
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

  /** @param count how many transactions wait */
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
