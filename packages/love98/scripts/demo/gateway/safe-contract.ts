import {
  type Address,
  decodeFunctionData,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
} from 'viem'
import { safeArtifact } from '../artifacts.ts'
import { callRpcBatch } from '../json-rpc.ts'

export type SafeTransaction = {
  to: Address
  value: string
  data: Hex
  operation: 0 | 1
  safeTxGas: string
  baseGas: string
  gasPrice: string
  gasToken: Address
  refundReceiver: Address
  nonce: number
}

export const safeAbi = safeArtifact('.', 'Safe').abi
const batchAbi = safeArtifact('libraries', 'MultiSendCallOnly').abi

/**
 * Reads owners, threshold, nonce and version of a Safe at the same block.
 * @param url of the node
 * @param block number as hex
 */
export async function readSafe(url: string, safe: Address, block: string = 'latest') {
  const calls = [['getOwners'], ['getThreshold'], ['nonce'], ['VERSION']] as const
  const [owners, threshold, nonce, version] = await read(url, safe, calls, block)
  return {
    owners: owners as Address[],
    threshold: Number(threshold),
    nonce: Number(nonce),
    version: String(version),
  }
}

export async function safeTransactionHash(
  url: string,
  safe: Address,
  transaction: SafeTransaction,
): Promise<Hex> {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } =
    transaction
  const gas = [safeTxGas, baseGas, gasPrice].map(BigInt)
  const args = [to, BigInt(value), data, operation, ...gas, gasToken, refundReceiver, BigInt(nonce)]
  const [hash] = await read(url, safe, [['getTransactionHash', args]])
  return hash as Hex
}

/** Decodes a call; returns null if neither a Safe nor a token has the function. */
export function decodeCall(data: Hex) {
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
          value: texts((args as readonly unknown[])[index]),
        })),
      }
    } catch {
      // The function belongs to another contract.
    }
  return null
}

async function read(
  url: string,
  safe: Address,
  calls: readonly (readonly [name: string, args?: readonly unknown[]])[],
  block: string = 'latest',
) {
  const results = await callRpcBatch(
    url,
    calls.map(([functionName, args = []]) => ({
      method: 'eth_call',
      params: [{ to: safe, data: encodeFunctionData({ abi: safeAbi, functionName, args }) }, block],
    })),
  )
  return calls.map(([functionName], index) =>
    decodeFunctionResult({ abi: safeAbi, functionName, data: results[index] as Hex }),
  )
}

function texts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(texts)
  return typeof value === 'string' ? value : String(value)
}
