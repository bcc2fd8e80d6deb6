import { readStored, writeStored } from '@/browser/storage'
import type { RequestedCall } from '@/domain/wallet/read-call'
import { demoBatchesKey } from '@/domain/wallet/storage-keys'
import { demoWallet } from '@/texts/demo-wallet'
import { chainName } from './answer-chain'
import { requestApproval } from './approval-prompts'
import { atomicStatus, batchCode } from './batch-account'
import { actionFacts, coinText } from './call-facts'
import type { DemoWallet } from './demo-wallet'
import { callNode } from './node'
import { addressOf, hexOf, parameter, quantityOf, recordOf, textOf } from './parameters'
import { permittedAccount } from './permitted'
import { invalid, ProviderError, rejected } from './provider-error'

const mostCalls = 10
const longestId = 4_096

/** `wallet_getCapabilities` (EIP-5792): the support for atomic batches, by chain. @throws {ProviderError} 4100 */
export async function capabilities(wallet: DemoWallet, params: unknown): Promise<Record<string, unknown>> {
  const account = permittedAccount(wallet, parameter(params, 0))
  const asked = parameter(params, 1)
  const { chainIds } = wallet.memory()
  const wanted = Array.isArray(asked) ? asked.map((id) => Number(quantityOf(id, 'chainId'))) : chainIds
  const known = wanted.filter((chainId) => chainIds.includes(chainId))
  const answers = known.map(async (chainId) => {
    const status = await atomicStatus(wallet, account, chainId)
    return [`0x${chainId.toString(16)}`, { atomic: { status } }] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}

/**
 * `wallet_sendCalls` (EIP-5792): one transaction, all calls or none.
 * @throws {ProviderError} 5700 for capabilities, 5710 for another chain, 5720 for a known id, 5740 for too many calls,
 * 5750 if the visitor refuses the upgrade of the account, 5760 for an account without batches, and as
 * `eth_sendTransaction`
 */
export async function sendCalls(wallet: DemoWallet, params: unknown): Promise<{ id: string }> {
  const asked = recordOf(parameter(params, 0), 'batch')
  const account = permittedAccount(wallet, asked.from)
  const calls = callsOf(asked)
  const chainId = Number(quantityOf(asked.chainId, 'chainId'))
  if (chainId !== wallet.memory().chainId)
    throw new ProviderError(5710, demoWallet.errors.batchChain(chainId))
  const wanted = asked.id === undefined ? null : textOf(asked.id, 'id').slice(0, longestId)
  if (wanted !== null && readBatches().some(({ id }) => id === wanted))
    throw new ProviderError(5720, demoWallet.errors.knownBatch)
  const status = await atomicStatus(wallet, account, chainId)
  if (status === 'unsupported') throw new ProviderError(5760, demoWallet.errors.batchAccount)
  const network = [demoWallet.facts.network, chainName(wallet, chainId)] as const
  const from = [demoWallet.facts.from, account] as const
  if (status === 'ready')
    await requestApproval(
      demoWallet.upgradeAccount,
      [from, network, [demoWallet.facts.contract, batchCode]],
      'warning',
    ).catch((error: unknown) => {
      const isRefused = error instanceof ProviderError && error.code === rejected().code
      throw isRefused ? new ProviderError(5750, demoWallet.errors.noUpgrade) : error
    })
  const facts = calls.flatMap((call, index) => factsOf(wallet, account, call, index))
  await requestApproval(demoWallet.sendCalls(calls.length), [from, network, ...facts], 'warning')
  const { sendBatch } = await import('./send-batch')
  const hash = textOf(await sendBatch(account, chainId, calls, status === 'ready'), 'hash')
  const id = wanted ?? hash
  storeBatch({ id, hash, chainId })
  return { id }
}

/** `wallet_getCallsStatus` (EIP-5792). @throws {ProviderError} 5730 for an unknown batch */
export async function callsStatus(_wallet: DemoWallet, params: unknown): Promise<Record<string, unknown>> {
  const id = textOf(parameter(params, 0), 'id')
  const batch = readBatches().find((known) => known.id === id)
  if (!batch) throw new ProviderError(5730, demoWallet.errors.unknownBatch)
  const { chainId, hash } = batch
  const result = { version: '2.0.0', id, chainId: `0x${chainId.toString(16)}`, atomic: true }
  const receipt: unknown = await callNode(chainId, 'eth_getTransactionReceipt', [hash])
  if (!receipt) return { ...result, status: 100 }
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = recordOf(receipt, 'receipt')
  const own = { logs, status, blockHash, blockNumber, gasUsed, transactionHash }
  return { ...result, status: status === '0x1' ? 200 : 500, receipts: [own] }
}

function callsOf({
  version,
  calls,
  capabilities: needed,
  atomicRequired,
}: Record<string, unknown>): RequestedCall[] {
  if (version !== '2.0.0') throw invalid('version')
  if (typeof atomicRequired !== 'boolean') throw invalid('atomicRequired is missing')
  if (!Array.isArray(calls) || calls.length === 0) throw invalid('calls')
  if (calls.length > mostCalls) throw new ProviderError(5740, demoWallet.errors.largeBatch(mostCalls))
  requireOptional(needed)
  return calls.map((call) => {
    const { to, value = '0x0', data = '0x', capabilities: own } = recordOf(call, 'call')
    requireOptional(own)
    return { to: addressOf(to), value: quantityOf(value, 'value'), data: hexOf(data, 'data') }
  })
}

/** @throws {ProviderError} 5700 for a capability that the page requires */
function requireOptional(needed: unknown): void {
  const named = needed === undefined ? {} : recordOf(needed, 'capabilities')
  for (const [name, value] of Object.entries(named))
    if (Object(value).optional !== true) throw new ProviderError(5700, demoWallet.errors.capability(name))
}

function factsOf(wallet: DemoWallet, account: RequestedCall['to'], call: RequestedCall, index: number) {
  const facts = [
    [demoWallet.facts.to, call.to],
    ...(call.value > 0n ? [[demoWallet.facts.value, coinText(wallet, call.value)] as const] : []),
    ...actionFacts(wallet, account, call),
    [demoWallet.facts.data, call.data === '0x' ? demoWallet.noData : call.data],
  ] as const
  return facts.map(([label, value]) => [demoWallet.callLabel(index + 1, label), value] as const)
}

/** A sent batch (EIP-5792), and its transaction. */
type Batch = { readonly id: string; readonly hash: string; readonly chainId: number }

/** The number of batches whose status is kept. */
const most = 20

/** Reads the newest batches, also of earlier visits; invalid data is ignored. */
function readBatches(): readonly Batch[] {
  try {
    const stored: unknown = JSON.parse(readStored(demoBatchesKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isBatch) : []
  } catch {
    return []
  }
}

function storeBatch(batch: Batch): void {
  writeStored(demoBatchesKey, JSON.stringify([...readBatches(), batch].slice(-most)))
}

function isBatch(value: unknown): value is Batch {
  const { id, hash, chainId } = Object(value) as Record<string, unknown>
  return typeof id === 'string' && typeof hash === 'string' && Number.isSafeInteger(chainId)
}
