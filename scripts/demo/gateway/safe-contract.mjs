import { decodeFunctionData, decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem'
import { safeArtifact } from '../artifacts.mjs'
import { callRpcBatch } from '../json-rpc.mjs'

/**
 * @typedef {import('viem').Address} Address
 * @typedef {import('viem').Hex} Hex
 * @typedef {{
 *   to: Address, value: string, data: Hex, operation: 0 | 1, safeTxGas: string, baseGas: string, gasPrice: string,
 *   gasToken: Address, refundReceiver: Address, nonce: number,
 * }} SafeTransaction
 */

export const safeAbi = safeArtifact('.', 'Safe').abi
const batchAbi = safeArtifact('libraries', 'MultiSendCallOnly').abi

/**
 * Reads owners, threshold, nonce and version of a Safe, all at the same block.
 * @param {string} url of the node
 * @param {Address} safe
 * @param {string} [block] number as hex
 */
export async function readSafe(url, safe, block = 'latest') {
  const calls = /** @type {const} */ ([['getOwners'], ['getThreshold'], ['nonce'], ['VERSION']])
  const [owners, threshold, nonce, version] = await read(url, safe, calls, block)
  return {
    owners: /** @type {Address[]} */ (owners),
    threshold: Number(threshold),
    nonce: Number(nonce),
    version: String(version),
  }
}

/**
 * The hash that owners sign, as the contract itself makes it.
 * @param {string} url
 * @param {Address} safe
 * @param {SafeTransaction} transaction
 * @returns {Promise<Hex>}
 */
export async function safeTransactionHash(url, safe, transaction) {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } =
    transaction
  const gas = [safeTxGas, baseGas, gasPrice].map(BigInt)
  const args = [to, BigInt(value), data, operation, ...gas, gasToken, refundReceiver, BigInt(nonce)]
  const [hash] = await read(url, safe, [['getTransactionHash', args]])
  return /** @type {Hex} */ (hash)
}

/**
 * What a call would do, in words; null when the function is known neither to a Safe nor to a token.
 * @param {Hex} data
 */
export function decodeCall(data) {
  for (const abi of [safeAbi, erc20Abi, batchAbi])
    try {
      const { functionName, args = [] } = decodeFunctionData({ abi, data })
      const described = abi.find((item) => item.type === 'function' && item.name === functionName)
      const inputs = described?.type === 'function' ? described.inputs : []
      return {
        method: functionName,
        parameters: inputs.map(({ name, type }, index) => ({
          name: name ?? '',
          type,
          value: texts(/** @type {readonly unknown[]} */ (args)[index]),
        })),
      }
    } catch {
      // A function of another contract.
    }
  return null
}

/**
 * @param {string} url
 * @param {Address} safe
 * @param {readonly (readonly [name: string, args?: readonly unknown[]])[]} calls
 * @param {string} [block]
 */
async function read(url, safe, calls, block = 'latest') {
  const results = await callRpcBatch(
    url,
    calls.map(([functionName, args = []]) => ({
      method: 'eth_call',
      params: [{ to: safe, data: encodeFunctionData({ abi: safeAbi, functionName, args }) }, block],
    })),
  )
  return calls.map(([functionName], index) =>
    decodeFunctionResult({ abi: safeAbi, functionName, data: /** @type {Hex} */ (results[index]) }),
  )
}

/**
 * Numbers as digits, lists part by part: what a gateway writes.
 * @param {unknown} value
 * @returns {unknown}
 */
function texts(value) {
  if (Array.isArray(value)) return value.map(texts)
  return typeof value === 'string' ? value : String(value)
}
