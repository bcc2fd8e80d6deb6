import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeCall } from '@/safe/decode/describe-call'
import type { DescribedCall } from '@/safe/decode/described-call'
import { authorityRows } from '@/safe/decode/functions/authority-table'
import { controlFunctions } from '@/safe/decode/functions/control-functions'
import { exchangeFunctions } from '@/safe/decode/functions/exchange-functions'
import { liquidityFunctions } from '@/safe/decode/functions/liquidity-functions'
import { nameFunctions } from '@/safe/decode/functions/name-functions'
import { permit2Functions } from '@/safe/decode/functions/permit2-functions'
import { safeFunctions } from '@/safe/decode/functions/safe-functions'
import { tokenFunctions } from '@/safe/decode/functions/token-functions'
import type { KnownFunction } from '@/safe/decode/known-function'
import { knownFunctions } from '@/safe/decode/known-functions'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import { knownForms } from '@/safe/decode/messages/known-forms'
import { messageRiskLevels } from '@/safe/decode/messages/message-risks'
import { batchContracts } from '@/safe/decode/multi-send-deployments'
import { nestedFunctions } from '@/safe/decode/nested-calls'
import { riskLevels, risksOfCall } from '@/safe/decode/risks'
import { routerCommands } from '@/safe/decode/router-commands'
import { at, callOf, oldContracts } from './encode'
import { sampleOfForm, typesOfPatterns } from './sample-forms'
import { typicalArguments, typicalData } from './typical-call'

const file = join(import.meta.dirname, '../../../../../docs/recognized-calls.md')
const safe = at('a')

const opening = `# Recognized calls and messages

The Treasury describes what an owner signs in words. This page lists the calls, the typed data and the texts that the Treasury recognizes.
Everything else is unrecognized:

- Every other call is a caution that the owner must acknowledge. It is a danger if it sends money, if its contract is younger than a day, or
  if it is a delegate call.
- All other typed data is a caution that the owner must acknowledge. It is a danger if its types contain an address and an integer of 96 bits
  or more, or bytes that can be a call, a hash or an address.

\`UPDATE_TABLES=1 npx vitest run tests/safe/decode/recognized-calls.test.ts\` writes this page from the code. The same test fails if the page
and the code differ.

The last column lists the risks. A risk in bold is a danger. The tests determine the risks with these samples:

- Calls use the interface of another contract, accounts of strangers, amounts other than zero, and an unknown contract that is older than a
  day.
- Typed data has sample values that its contracts accept. The table shows the first struct.
`

test('the document docs/recognized-calls.md lists every recognized call and message, with its kind and risks', () => {
  const text = [
    opening,
    table('Tokens: ERC-20, 721, 1155, 1363, 777', functionsOf(tokenFunctions)),
    table('Permit2', functionsOf(permit2Functions)),
    table('Safe settings, at any address', functionsOf(safeFunctions)),
    table('Owners, administrators and code of contracts', functionsOf(controlFunctions)),
    ...[...new Set(authorityRows.map(({ subject }) => subject))].map((of) =>
      table(
        `Rights: ${of}`,
        functionsOf(
          Object.fromEntries(
            authorityRows
              .filter((row) => row.subject === of)
              .flatMap(({ selector }) => {
                const found = knownFunctions[selector]
                return found ? [[selector, found]] : []
              }),
          ),
        ),
      ),
    ),
    table('Uniswap V2: swaps', functionsOf(exchangeFunctions)),
    table('Uniswap V2: liquidity; WETH9', functionsOf(liquidityFunctions)),
    table('ENS', functionsOf(nameFunctions)),
    table(
      'Nested calls',
      functionsOf(
        Object.fromEntries(Object.entries(nestedFunctions).map(([key, one]) => [key, one.function])),
      ),
    ),
    table('Universal Router commands', commands()),
    `## Batches\n\n${batches()}`,
    `## Messages: typed data (EIP-712)\n\n${typedData()}`,
    `## Messages: texts\n\n${texts()}`,
  ].join('\n')
  if (process.env.UPDATE_TABLES === '1') writeFileSync(file, text)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

type Row = readonly [signature: string, described: DescribedCall]

function functionsOf(list: Readonly<Record<string, KnownFunction>>): readonly Row[] {
  return Object.entries(list).map(([selector, { signature }]) => [
    signature,
    describeCall(safe, callOf({ to: at('c'), data: typicalData(selector, signature) })),
  ])
}

function commands(): readonly Row[] {
  return Object.entries(routerCommands).map(([code, { signature, decode }]) => {
    const call = callOf({ to: at('c'), data: typicalArguments(signature) })
    const decoded = decode({ ...call, data: `0x00000000${call.data.slice(2)}` })
    if (!decoded) return expect.unreachable(signature)
    return [`0x${Number(code).toString(16).padStart(2, '0')} ${signature}`, { call, ...decoded }]
  })
}

function table(title: string, rows: readonly Row[]): string {
  const lines = rows.map(([signature, described]) => {
    const { kind } = described.action
    // The arguments match the signature, so the call is decoded.
    expect(kind, signature).not.toMatch(/malformed|unknown$/)
    return `| \`${signature}\` | ${kind} | ${risksText(described)} |`
  })
  return [`## ${title}\n`, '| Function | Described as | Risks |', '| --- | --- | --- |', ...lines, ''].join(
    '\n',
  )
}

function risksText(described: DescribedCall): string {
  const risks = risksOfCall(safe, described, oldContracts)
  return risks.map((risk) => (riskLevels[risk] === 'danger' ? `**${risk}**` : risk)).join(', ') || 'none'
}

function batches(): string {
  const rows = batchContracts.map(
    ({ address, onlyCalls, zeroIsSelf }) =>
      `| \`${address}\` | ${onlyCalls ? 'calls' : 'calls and delegate calls: **delegate-call**'} | ${zeroIsSelf ? 'the account that executes the batch' : 'the zero address'} |`,
  )
  return `${['| Batch contract (target of the delegate call) | Executes | Meaning of a zero target |', '| --- | --- | --- |', ...rows].join('\n')}\n`
}

function typedData(): string {
  const rows = knownForms.map((form) => {
    const { id, type } = form
    const encoded = typeof type === 'string' ? type : (typesOfPatterns()[id] ?? expect.unreachable(id))
    const [first] = encoded.split(/(?<=\))/)
    return `| ${id} | \`${first}\` | ${messageCells(sampleOfForm(form))} |`
  })
  return `${['| Form | First struct | Described as | Risks |', '| --- | --- | --- | --- |', ...rows].join('\n')}\n`
}

function texts(): string {
  const signIn = (site: string) =>
    `${site} wants you to sign in with your Ethereum account:\n${safe}\n\nURI: https://${site}/\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-11-22T10:00:00Z`
  const rows = [
    ['A request to sign in to this site (EIP-4361) that this browser did not make', signIn('cats.example')],
    ['A request to sign in to another site', signIn('other.example')],
    ['Another text about signing in', ` ${signIn('cats.example')}`],
    ['The bytes of a code authorization (EIP-7702)', `0x05d70194${'ee'.repeat(20)}80`],
    ['Hex data of 32 bytes or more, or a number of that size', `0x${'1'.repeat(64)}`],
    ['Shorter hex data', '0x1234'],
    ['Only white space', ' '],
    ['Any other text', 'I like cats'],
  ].map(([name, text = '']) => `| ${name} | ${messageCells(text)} |`)
  return `${['| Text | Described as | Risks |', '| --- | --- | --- |', ...rows].join('\n')}\n`
}

function messageCells(message: string | Record<string, unknown>): string {
  const described = describeMessage({ chainId: 1, address: safe }, message, 'cats.example')
  if (!described) return expect.unreachable(JSON.stringify(message))
  const { meaning, risks, callRisks } = described
  const levels = { ...riskLevels, ...messageRiskLevels }
  const labels = [...risks, ...callRisks].map((risk) => (levels[risk] === 'danger' ? `**${risk}**` : risk))
  return `${meaning.kind} | ${labels.join(', ') || 'none'}`
}
