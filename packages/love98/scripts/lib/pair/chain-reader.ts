import type { Address } from '../../../src/domain/address.ts'
import type { Hex } from '../../../src/domain/hex.ts'
import { isRecord } from '../../../src/domain/is-record.ts'

/** ms. A person waits for the answer. */
const patience = 8000
/** An answer with the texts of a token has less than a kilobyte. */
const mostBytes = 256 * 1024

/** A node that did not answer, or answered with something else than JSON-RPC. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
  readonly code = 'node-failed'
}

/** Calls of one chain through one node. */
export type ChainReader = {
  /** @returns null if the call fails in the contract. @throws {NodeError} if the node does not answer */
  readonly call: (to: Address, data: Hex) => Promise<Hex | null>
  /** @throws {NodeError} */
  readonly hasCode: (address: Address) => Promise<boolean>
}

/**
 * Opens a node after it has confirmed its chain.
 * @param url of the node
 * @throws {NodeError} if the node does not answer in time, or is a node of another chain
 */
export async function openChain(url: string, chainId: number, signal?: AbortSignal): Promise<ChainReader> {
  const answered = await ask(url, 'eth_chainId', [], signal)
  const found = Number(answered.result)
  if (found !== chainId)
    throw new NodeError(`the node says that it is on chain ${found || 'unknown'}, not ${chainId}`)
  return {
    async call(to, data) {
      const { result } = await ask(url, 'eth_call', [{ to, data }, 'latest'], signal)
      return isHex(result) && result.length > 2 ? result : null
    },
    async hasCode(address) {
      const { result } = await ask(url, 'eth_getCode', [address, 'latest'], signal)
      return isHex(result) && result.length > 2
    },
  }
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)
}

async function ask(
  url: string,
  method: string,
  params: readonly unknown[],
  stopped: AbortSignal | undefined,
): Promise<Record<string, unknown>> {
  const timeout = AbortSignal.timeout(patience)
  const signal = stopped ? AbortSignal.any([timeout, stopped]) : timeout
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal,
    })
    const answer: unknown = JSON.parse(await textOf(response))
    if (isRecord(answer) && ('result' in answer || 'error' in answer)) return answer
  } catch (error) {
    stopped?.throwIfAborted()
    if (error instanceof NodeError) throw error
    throw new NodeError(timeout.aborted ? `no answer in ${patience / 1000} s` : reasonOf(error), {
      cause: error,
    })
  }
  throw new NodeError('the answer is not JSON-RPC')
}

/** @throws {NodeError} for an answer that is too long */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new NodeError('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'the answer is not JSON'
  const { cause, message } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? message
}
