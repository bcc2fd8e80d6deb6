import { encodeDeployData, encodeFunctionData, getContractAddress, toHex } from 'viem'
import { callRpc, callRpcBatch } from './json-rpc.mjs'

/**
 * @typedef {import('viem').Address} Address
 * @typedef {import('viem').Hex} Hex
 * @typedef {import('./artifacts.mjs').Artifact} Artifact
 * @typedef {{ what: string, to?: Address, data: Hex, value: bigint }} PlannedTransaction
 */

/** Enough for each of ours and below the cap of one transaction, 2^24 (EIP-7825). */
const gasLimit = 6_500_000n

/**
 * The transactions of one sender, in order. Their nonces are known beforehand and so are the addresses of what they
 * create (a hash of sender and nonce): nothing waits for a receipt, and every fresh chain gets the same addresses.
 */
export class TransactionPlan {
  /** @type {PlannedTransaction[]} */
  #transactions = []
  #sender

  /** @param {Address} sender an unlocked account of the node, without transactions */
  constructor(sender) {
    this.#sender = sender
  }

  /** How many transactions are planned. */
  get length() {
    return this.#transactions.length
  }

  /**
   * Plans a contract's creation.
   * @param {string} what
   * @param {Artifact} artifact
   * @param {readonly unknown[]} [args]
   * @returns {Address} where it will be
   */
  create(what, { abi, bytecode }, args = []) {
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
   * @param {Address} to
   * @param {import('viem').Abi} abi
   * @param {string} functionName
   * @param {readonly unknown[]} args
   * @param {bigint} [value] in wei
   */
  call(to, abi, functionName, args, value = 0n) {
    const data = encodeFunctionData({ abi, functionName, args: [...args] })
    this.#transactions.push({ what: `call ${functionName} of ${to}`, to, data, value })
  }

  /**
   * Plans a plain transfer of Ether.
   * @param {Address} to
   * @param {bigint} value in wei
   */
  pay(to, value) {
    this.#transactions.push({ what: `pay ${to}`, to, data: '0x', value })
  }

  /**
   * Sends all and mines them in as few blocks as possible: every block moves the chain's clock by a second.
   * @param {string} url of an anvil node that mines each transaction at once
   * @throws {Error} naming the first transaction that was reverted
   */
  async run(url) {
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

  /**
   * @param {PlannedTransaction} transaction
   * @param {number} nonce
   */
  #send({ to, data, value }, nonce) {
    const transaction = {
      from: this.#sender,
      nonce: toHex(nonce),
      gas: toHex(gasLimit),
      value: toHex(value),
      data,
    }
    return { method: 'eth_sendTransaction', params: [to ? { ...transaction, to } : transaction] }
  }

  /**
   * @param {string} url
   * @param {number} count how many transactions wait
   */
  async #mine(url, count) {
    for (let mined = 0; mined < count; ) {
      await callRpc(url, 'evm_mine')
      const now = Number(await callRpc(url, 'eth_getTransactionCount', [this.#sender, 'latest']))
      if (now === mined)
        throw new Error(`The demo chain was not seeded: "${this.#transactions[now]?.what}" waits`)
      mined = now
    }
  }

  /**
   * @param {string} url
   * @param {readonly unknown[]} hashes
   */
  async #check(url, hashes) {
    const calls = hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] }))
    const receipts = /** @type {({ status: Hex } | null)[]} */ (await callRpcBatch(url, calls))
    const failed = receipts.findIndex((receipt) => receipt?.status !== '0x1')
    const transaction = this.#transactions[failed]
    if (transaction) throw new Error(`The demo chain was not seeded: "${transaction.what}" was reverted`)
  }
}
