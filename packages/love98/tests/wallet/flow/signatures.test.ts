import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSources } from '../../../scripts/lib/check/import-graph.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Matches code that asks a wallet or a Safe's page to sign or to send: names of methods, and functions of libraries
 * and of this code.
 */
const requests = [
  /\beth_sign\w*|\bpersonal_sign\b|\beth_send\w*Transaction\b|\bwallet_send\w*Calls\b/,
  /\b(?:await|return|=>|void|=)\s*\(?\s*(?:\w+\??\.)*(signMessage|signTypedData|signTypedMessage|sendTransaction|writeContract|sendCalls)\(/,
  /\.(signMessage|signTypedData|signTypedMessage|sendTransaction|writeContract|sendCalls)\(/,
  /\buse(SignMessage|SignTypedData|SendTransaction|WriteContract|SendCalls)\b/,
  /\b(signPrepared|signSafeTransaction|signSafeMessage|signWithdrawal|requestOwnerSignatures)\(/,
]

/** The module that asks on behalf of all programs. Each of its requests needs a `Press`, which only a flow makes. */
const flow = 'src/wallet/flow/'

/** The functions of the flow that programs call with a press. */
const withPress = /\b(signSafeTransaction|signSafeMessage|signWithdrawal)\(\s*(?:[\w.]+,\s*)+press,?\s*\)/g

const others: Readonly<Record<string, string>> = {
  'src/wallet/transactions/send-transaction.ts': 'The flow sends with it; one-way-to-send.test.ts.',
  'src/wallet/transactions/send-calls.ts': 'The flow sends batches with it; one-way-to-send.test.ts.',
  'src/wallet/sign-in/sign-message.ts':
    'Sign-in compares the text of the server with the dialog before it asks.',
  'src/wallet/sign-in/safe-sign-in.ts': 'The owners of a Safe sign in on the page of the Safe.',
  'src/wallet/sign-in/sign-in-steps.ts': 'Sign-in has its own steps and its own dialog.',
  'src/wallet/sign-in/safe-steps.ts': 'Sign-in has its own steps and its own dialog.',
  'src/programs/guestbook/sign-text.ts': 'The signed line is the form; it moves no assets.',
  'src/safe/host/host-client.ts': 'The protocol of the page that contains this one.',
  'src/safe/host/safe-provider.ts': 'Converts requests of a wallet to that protocol.',
  'src/wallet/connectors/walletconnect-session.ts': 'Lists names of methods when it proposes a session.',
}

/** The server has no account. The Demo Wallet is itself a wallet, which acts only on requests of the page. */
const apart = /^src\/(server|demo|texts)\/|\.test\.tsx?$/

function requestsPastTheFlow(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([path]) => path.startsWith('src/') && !apart.test(path) && !path.startsWith(flow))
    .filter(([path]) => !Object.hasOwn(others, path))
    .filter(([, text]) => {
      const code = withoutComments(text).replaceAll(withPress, '')
      return requests.some((request) => request.test(code))
    })
    .map(([path]) => path)
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')

test('every signature and transaction is requested by the transaction flow', async () => {
  const sources = await readSources(root)
  expect(sources.size).toBeGreaterThan(500)
  expect(requestsPastTheFlow(sources)).toEqual([])
})

test('every place outside the flow still asks for a signature', async () => {
  const sources = await readSources(root)
  for (const path of Object.keys(others)) {
    const code = withoutComments(sources.get(path) ?? '')
    expect(
      requests.some((request) => request.test(code)),
      path,
    ).toBe(true)
  }
})

test('only the flow makes a press', async () => {
  const sources = await readSources(root)
  const makers = [...sources].filter(
    ([path, text]) =>
      path.startsWith('src/') && !apart.test(path) && /\bas (?:unknown as )?Press\b/.test(text),
  )
  expect(makers.map(([path]) => path)).toEqual(['src/wallet/flow/transaction-flow.ts'])
})

test.each([
  "await provider.request({ method: 'eth_signTypedData_v4', params })",
  "request({ method: 'personal_sign' })",
  "await provider.request({ method: 'eth_sendTransaction', params })",
  "request({ method: 'wallet_sendCalls' })",
  'const signature = await signMessage(config, { message })',
  'await client.signTypedData(typed)',
  'return writeContract(config, call)',
  'const sent = await sendTransaction(wallet, outgoing, { signal })',
  'await host.client.signMessage(message, { signal })',
  'const { signTypedData } = useSignTypedData()',
  'await signPrepared(config, message, signal)',
  'await signSafeTransaction(config, safe, transaction, { signal } as never)',
])('a program that asks by `%s` is found', (text) => {
  expect(requestsPastTheFlow(new Map([['src/programs/new/window.tsx', text]]))).toEqual([
    'src/programs/new/window.tsx',
  ])
})

test('a program that asks with a press is accepted', () => {
  const text = 'await signSafeTransaction(wallet.config, safe, transaction, press)'
  expect(requestsPastTheFlow(new Map([['src/programs/new/window.tsx', text]]))).toEqual([])
})
