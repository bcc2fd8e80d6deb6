import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSources } from '../../../scripts/lib/check/import-graph.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Matches code that makes a wallet or a Safe's page send something: names of methods, and functions of libraries. */
const ways = [
  /\beth_send(Raw)?Transaction\b/,
  /\bwallet_sendCalls\b/,
  /\bwallet_sendPreparedCalls\b/,
  /\b(sendTransactionSync|sendRawTransaction|writeContract|writeContractSync|deployContract|sendCallsSync|useSendTransaction|useWriteContract|useSendCalls|useDeployContract)\b/,
  /import\s*\{[^}]*\bsend(Transaction|Calls)\b[^}]*\}\s*from\s*'(viem|wagmi|@wagmi)[^']*'/,
  /\btxs\.send\b/,
  /\b(host|client|hostClient|safe)\??\.send\(/,
  /\bgetWalletClient\b|\bgetConnectorClient\b|\buseWalletClient\b|\bcreateWalletClient\b/,
]

/** The allowed place to send, and files that only list method names when they propose a session. */
const allowed = [
  'src/safe/host/host-client.ts',
  'src/safe/host/safe-provider.ts',
  'src/wallet/connectors/walletconnect-session.ts',
  'src/wallet/transactions/send-calls.ts',
  'src/wallet/transactions/send-transaction.ts',
]

/** The server has no account. The Demo Wallet is itself a wallet, which acts only on requests of the page. */
const others = /^src\/(server|demo)\//

function sendsPast(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([path]) => path.startsWith('src/') && !others.test(path) && !/\.test\.tsx?$/.test(path))
    .filter(([path]) => !allowed.includes(path))
    .filter(([, text]) => ways.some((way) => way.test(withoutComments(text))))
    .map(([path]) => path)
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')

// Proves S4.7
test('every transaction of the product is sent, tracked and reported in one place', async () => {
  const sources = await readSources(root)
  expect(sources.size).toBeGreaterThan(1_000)
  expect(sendsPast(sources)).toEqual([])
})

test.each([
  "await provider.request({ method: 'eth_sendTransaction', params })",
  "import { sendTransaction } from 'viem/actions'",
  "import { getConnection, sendCalls } from 'wagmi/actions'",
  'await writeContract(config, {})',
  "request({ method: 'wallet_sendCalls' })",
  'await host.client.send(sent, undefined, { signal })',
  'const client = await getWalletClient(config)',
  'useSendTransaction()',
])('a module that sends by `%s` is found', (text) => {
  expect(sendsPast(new Map([['src/programs/new/window.tsx', text]]))).toEqual(['src/programs/new/window.tsx'])
})
