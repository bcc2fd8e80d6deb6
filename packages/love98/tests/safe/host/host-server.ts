import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { hashMessage } from 'viem'
import { transformWithOxc } from 'vite'
import { executionData } from '@/safe/execution'
import { createGatewayMutations } from '@/safe/gateway/gateway-mutations'
import { createGatewayQueries } from '@/safe/gateway/gateway-queries'
import { plainTransaction, proposalOf, safeTransactionHash, toSafeTransaction } from '@/safe/safe-transaction'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { readSafe } from '../../../scripts/demo/gateway/safe-contract.ts'
import { messageHashOf } from '../../../scripts/demo/gateway/submit.ts'
import { callRpc } from '../../../scripts/demo/json-rpc.ts'
import type { DemoDeployment } from '../../../scripts/demo/seed.ts'
import { signedBy } from '../../support/execute-in-safe'
import { batchOf, type ProposedCall } from './batch-of'
import { hostPage, hostScript } from './host-page'

type Deployment = DemoDeployment & { safeGateway: string }

/** Starts a page of a Safe on its own port; the owners are the development accounts. */
export async function startHost({
  app,
  port,
  deployment,
}: {
  app: string
  port: number
  deployment: Deployment
}) {
  const chain = deployment.chains[0]
  if (!chain) throw new Error('The deployment lists no chain')
  const url = chain.rpcUrl
  const safe = { chainId: chain.id, address: deployment.safe.address }
  const access = { base: deployment.safeGateway, origin: new URL(deployment.safeGateway).origin }
  const [queries, mutations] = [createGatewayQueries(access), createGatewayMutations(access)]
  const [first, second] = [developmentAccount(0), developmentAccount(1)]

  const acts: Record<string, (body: never) => Promise<unknown>> = {
    facts: async () => ({
      safe: {
        safeAddress: safe.address,
        chainId: chain.id,
        owners: deployment.safe.owners,
        threshold: 2,
        nonce: 0,
      },
      chain: { chainName: 'Cat Club Demo', chainId: String(chain.id), shortName: 'demo' },
      addressBook: [{ address: second.address, name: 'Arrow', chainId: String(chain.id) }],
    }),
    node: ({ method, params }: { method: string; params: unknown[] }) =>
      callRpc(chain.rpcUrl, method, params),
    details: ({ safeTxHash }: { safeTxHash: string }) => queries.transaction(chain.id, safeTxHash),
    balances: () => queries.balances(safe),
    async propose({ txs }: { txs: readonly ProposedCall[] }) {
      const { recommendedNonce: nonce } = await queries.nonces(safe)
      const [tx] = txs
      if (!tx) throw new Error('nothing to propose')
      const transaction =
        txs.length === 1
          ? plainTransaction({ to: tx.to, value: BigInt(tx.value), data: tx.data, nonce })
          : {
              ...plainTransaction({ ...batchOf(txs), nonce }),
              operation: 1 as const,
            }
      const safeTxHash = safeTransactionHash(safe, transaction)
      const signature = await first.sign({ hash: safeTxHash })
      await mutations.propose(safe, proposalOf(transaction, { safeTxHash, sender: first.address, signature }))
      return safeTxHash
    },
    async sign({ message }: { message: string }) {
      const ledger = { safe: safe.address } as Parameters<typeof messageHashOf>[0]
      const hash = messageHashOf(ledger, chain.id, message)
      await mutations.addMessage(safe, { message, signature: await first.sign({ hash }) })
      await mutations.confirmMessage(safe.chainId, hash, await second.sign({ hash }))
      const { preparedSignature } = await queries.message(safe.chainId, hash)
      return { messageHash: hashMessage(message), signature: preparedSignature }
    },
  }

  /** Executes a transaction. Skips one that can no longer run because its nonce is used. */
  async function execute(hash: `0x${string}`): Promise<void> {
    for (const owner of [first, second])
      await mutations.confirm(safe.chainId, hash, await owner.sign({ hash }))
    const details = await queries.transaction(safe.chainId, hash)
    const transaction = toSafeTransaction(details)
    const info = details.detailedExecutionInfo
    if (!transaction || info?.type !== 'MULTISIG')
      throw new Error('The details of the transaction are incomplete')
    if (details.txStatus === 'CANCELLED') return
    const agreements = await Promise.all([first, second].map((owner) => signedBy(owner, hash)))
    const data = executionData(transaction, { agreements, threshold: 2 })
    const call = { from: first.address, to: safe.address, data, gas: '0x4c4b40' }
    await callRpc(url, 'eth_sendTransaction', [call])
    // The node answers before the transaction is in a block.
    await callRpc(url, 'evm_mine')
  }

  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://host')
    const send = (type: string, body: string | Buffer, status = 200) =>
      response.writeHead(status, { 'content-type': type }).end(body)
    if (path === '/') return send('text/html', hostPage(new URL(searchParams.get('path') ?? '', app).href))
    if (path === '/host.mjs') return send('text/javascript', hostScript(app))
    if (path === '/rules.mjs') return send('text/javascript', await hostRules())
    const act = acts[path.slice('/act/'.length)]
    if (!act) return send('text/plain', 'no', 404)
    try {
      send('application/json', JSON.stringify({ answer: await act((await bodyOf(request)) as never) }))
    } catch {
      send('application/json', '{}', 500)
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    /** Returns the balance of an account, wei. */
    balanceOf: async (account: string) =>
      BigInt(String(await callRpc(url, 'eth_getBalance', [account, 'latest']))),
    nonce: async () => (await readSafe(url, safe.address)).nonce,
    owners: async () => (await readSafe(url, safe.address)).owners,
    /**
     * Signs everything up to this transaction with both owners, and executes it on the chain, in the order of the
     * nonces.
     */
    async executeUntil(last: `0x${string}`): Promise<void> {
      const { results } = await queries.multisigTransactions(safe)
      const hashes = results
        .flatMap((row) => (row.type === 'TRANSACTION' ? [row.transaction] : []))
        .sort((a, b) => (a.executionInfo?.nonce ?? 0) - (b.executionInfo?.nonce ?? 0))
        .map(({ id }) => id.slice(-66) as `0x${string}`)
      for (const hash of hashes) {
        await execute(hash)
        if (hash === last) return
      }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request) text += part
  return text ? JSON.parse(text) : null
}

/** Returns the rules as a browser runs them: without types. */
async function hostRules() {
  const file = new URL('rules.ts', import.meta.url)
  return (await transformWithOxc(await readFile(file, 'utf8'), file.pathname)).code
}
