import {
  type Client,
  concat,
  createClient,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  hashMessage,
  hexToBool,
  http,
  isErc6492Signature,
  numberToHex,
  recoverAddress,
  size,
} from 'viem'
import { type AbiValue, encodeCall } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import { AppError } from '@/domain/errors'
import type { Hex } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import { isRevert } from './node-failure'
import { rpc } from './rpc'

export type SignedText = { address: Address; message: string; signature: Hex }

/**
 * Creates a client of one chain.
 * @param timeout of a request, ms
 * @param fetchFn sends it
 */
export function verificationClient(nodeUrl: string, timeout = 10_000, fetchFn = fetch): Client {
  return createClient({ transport: http(nodeUrl, { timeout, retryCount: 0, fetchFn }) })
}

/**
 * Verifies a signature. For an `account` it recovers the key, without a request. For a `contract` it calls the contract
 * (EIP-1271, including a Safe's off-chain messages), or, before its deployment, simulates the deployment by its factory
 * (EIP-6492). These calls do not change the chain.
 * @param client of the chain in the message; null if that chain has no node, and then no contract can be called
 * @param block at which a contract is called
 * @returns null if the signature is invalid or belongs to another account
 * @throws {AppError} `node-unavailable` if the node does not answer; only a revert or a wrong magic value means that
 * the contract rejects the signature
 */
export async function verifySignature(
  { address, message, signature }: SignedText,
  client: Client | null,
  block: Hex | 'latest' = 'latest',
): Promise<'account' | 'contract' | null> {
  const hash = hashMessage(message)
  if (await isAccountSignature(address, hash, signature)) return 'account'
  if (!client) throw new AppError('node-unavailable', new Error('The chain has no node'))
  const isGood = isErc6492Signature(signature)
    ? await isPredeploySignature({ client, block }, address, hash, signature)
    : await isContractSignature({ client, block }, address, hash, signature)
  return isGood ? 'contract' : null
}

type ChainState = { client: Client; block: Hex | 'latest' }

/** The gas limit of a call; a Safe with twenty owners takes less than a tenth of it. */
const gas = numberToHex(5_000_000)

async function isAccountSignature(address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  if (size(signature) !== 65) return false
  try {
    return isSameAddress(await recoverAddress({ hash, signature }), address)
  } catch {
    return false
  }
}

async function isContractSignature(
  at: ChainState,
  address: Address,
  hash: Hex,
  signature: Hex,
): Promise<boolean> {
  const { client, block } = at
  const code = await askNode(() => rpc(client, 'eth_getCode', [address, block]))
  if (!isHex(code)) throw unavailable()
  if (code === '0x') return false
  // EIP-1271 returns the selector of `isValidSignature` as its magic value.
  const confirms = async (magic: Hex, signed: AbiValue) => {
    const answer = await call(at, { to: address, data: encodeCall(magic, signed, { bytes: signature }) })
    return answer === concat([magic, `0x${'00'.repeat(28)}`])
  }
  return (
    (await confirms(selectors.isValidSignature, hash)) ||
    confirms(selectors.isValidSignatureOfBytes, { bytes: hash })
  )
}

/** Runs the validator of EIP-6492 in an `eth_call` as contract creation code. */
async function isPredeploySignature(
  at: ChainState,
  address: Address,
  hash: Hex,
  signature: Hex,
): Promise<boolean> {
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [address, hash, signature],
  })
  const answer = await call(at, { data })
  return (answer === '0x01' || answer === '0x1' || size(answer) === 32) && hexToBool(answer)
}

/**
 * Returns the answer of a call; `0x` if it reverted.
 * @throws {AppError} `node-unavailable`
 */
async function call({ client, block }: ChainState, request: { to?: Address; data: Hex }): Promise<Hex> {
  const answer = await askNode(
    () => rpc(client, 'eth_call', [{ ...request, gas }, block]),
    (error) => (isRevert(error) ? '0x' : null),
  )
  if (!isHex(answer)) throw unavailable()
  return answer
}

/**
 * Sends a request to the node.
 * @param recover returns the answer for an error, or null if the error is a failure
 * @throws {AppError} `node-unavailable` for every other error
 */
async function askNode(
  question: () => Promise<unknown>,
  recover: (error: unknown) => unknown = () => null,
): Promise<unknown> {
  try {
    return await question()
  } catch (error) {
    const answer = recover(error)
    if (answer !== null) return answer
    throw unavailable()
  }
}

/** The error omits the cause, whose text may contain the node's URL. */
function unavailable(): AppError {
  return new AppError('node-unavailable', new Error('The node did not answer a signature check'))
}

function isHex(answer: unknown): answer is Hex {
  return typeof answer === 'string' && /^0x[0-9a-f]*$/i.test(answer)
}
