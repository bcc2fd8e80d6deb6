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

const file = join(import.meta.dirname, '../../../docs/recognized-calls.md')
const safe = at('a')

const opening = `# Recognized calls and messages

What an owner signs in the Treasury and reads in words: the calls of a Safe ([0158](decisions/0158-recognized-calls.md)), and behind them
its messages, typed data ([0160](decisions/0160-typed-data-by-its-encoded-type.md)) and texts
([0161](decisions/0161-texts-that-are-no-words.md)). What is not in this list is not recognized:

- Every other call is a caution that must be acknowledged, and a danger when it sends money, when its contract is younger than a day, or
  when it is a delegate call.
- All other typed data is a caution that must be acknowledged, and a danger when its types have an address and an integer of 96 bits or
  more, or bytes that can be a call, a hash or an address.

A test compares this file with the code; \`UPDATE_TABLES=1 npx vitest run tests/safe/decode/recognized-calls.test.ts\` writes it.

The last column has the risks. A risk in bold is a danger. Those of a call are by another contract's interface, with accounts of strangers
and amounts that are not zero, at a contract of which the chain says nothing but that it is old. Those of typed data are of the
fields of its first struct, with a sample of values that its contracts take.
`

test('docs/recognized-calls.md lists every call and every message that is recognized, with its kind and risks', () => {
  const text = [
    opening,
    table('Tokens: ERC-20, 721, 1155, 1363, 777', functionsOf(tokenFunctions)),
    table('Permit2', functionsOf(permit2Functions)),
    table('Settings of a Safe, at any address', functionsOf(safeFunctions)),
    table('Owners, administrators and code of contracts', functionsOf(controlFunctions)),
    ...[...new Set(authorityRows.map(({ of }) => of))].map((of) =>
      table(
        `Rights: ${of}`,
        functionsOf(
          Object.fromEntries(
            authorityRows
              .filter((row) => row.of === of)
              .flatMap(({ selector }) => {
                const found = knownFunctions[selector]
                return found ? [[selector, found]] : []
              }),
          ),
        ),
      ),
    ),
    table('Swaps of Uniswap V2', functionsOf(exchangeFunctions)),
    table('Liquidity of Uniswap V2, WETH9', functionsOf(liquidityFunctions)),
    table('ENS', functionsOf(nameFunctions)),
    table(
      'Calls within calls',
      functionsOf(
        Object.fromEntries(Object.entries(nestedFunctions).map(([key, one]) => [key, one.function])),
      ),
    ),
    table('Commands of the Universal Router', commands()),
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
    // The arguments are those of the signature, so the call is read.
    expect(kind, signature).not.toMatch(/malformed|unknown$/)
    return `| \`${signature}\` | ${kind} | ${risksText(described)} |`
  })
  return [`## ${title}\n`, '| Function | Told as | Risks |', '| --- | --- | --- |', ...lines, ''].join('\n')
}

function risksText(described: DescribedCall): string {
  const risks = risksOfCall(safe, described, oldContracts)
  return risks.map((risk) => (riskLevels[risk] === 'danger' ? `**${risk}**` : risk)).join(', ') || 'none'
}

function batches(): string {
  const rows = batchContracts.map(
    ({ address, onlyCalls, zeroIsSelf }) =>
      `| \`${address}\` | ${onlyCalls ? 'calls' : 'calls and delegate calls: **delegate-call**'} | ${zeroIsSelf ? 'the account that runs the batch' : 'the zero address'} |`,
  )
  return `${['| Contract that is delegated to | Runs | A zero target is |', '| --- | --- | --- |', ...rows].join('\n')}\n`
}

function typedData(): string {
  const rows = knownForms.map((form) => {
    const { id, type } = form
    const encoded = typeof type === 'string' ? type : (typesOfPatterns()[id] ?? expect.unreachable(id))
    const [first] = encoded.split(/(?<=\))/)
    return `| ${id} | \`${first}\` | ${messageCells(sampleOfForm(form))} |`
  })
  return `${['| Form | First struct | Told as | Risks |', '| --- | --- | --- | --- |', ...rows].join('\n')}\n`
}

function texts(): string {
  const signIn = (site: string) =>
    `${site} wants you to sign in with your Ethereum account:\n${safe}\n\nURI: https://${site}/\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-11-22T10:00:00Z`
  const rows = [
    ['A request to sign in to this site (EIP-4361) that this browser did not make', signIn('love.example')],
    ['A request to sign in to another site', signIn('other.example')],
    ['Another text about signing in', ` ${signIn('love.example')}`],
    ['The bytes of an authorization of code (EIP-7702)', `0x05d70194${'ee'.repeat(20)}80`],
    ['Data of 32 bytes or more, or a number of that size', `0x${'1'.repeat(64)}`],
    ['Shorter data', '0x1234'],
    ['Nothing', ' '],
    ['Any other text', 'I love you'],
  ].map(([name, text = '']) => `| ${name} | ${messageCells(text)} |`)
  return `${['| Text | Told as | Risks |', '| --- | --- | --- |', ...rows].join('\n')}\n`
}

function messageCells(message: string | Record<string, unknown>): string {
  const described = describeMessage({ chainId: 1, address: safe }, message, 'love.example')
  if (!described) return expect.unreachable(JSON.stringify(message))
  const { meaning, risks, callRisks } = described
  const levels = { ...riskLevels, ...messageRiskLevels }
  const told = [...risks, ...callRisks].map((risk) => (levels[risk] === 'danger' ? `**${risk}**` : risk))
  return `${meaning.kind} | ${told.join(', ') || 'none'}`
}
