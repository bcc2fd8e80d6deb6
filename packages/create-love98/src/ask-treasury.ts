import * as v from 'valibot'
import { type ChainReader, NodeError } from '../../love98/scripts/lib/pair/chain-reader.ts'
import { decodeUint } from '../../love98/src/domain/abi.ts'
import type { Address } from '../../love98/src/domain/address.ts'
import { getThreshold } from '../../love98/src/domain/selectors.ts'
import type { Answers } from './answers.ts'
import { connect } from './ask-token.ts'
import * as fields from './fields.ts'
import type { Wizard } from './questions.ts'
import { ask, bySchema, confirm } from './terminal.ts'

const none = 'none'

/** Asks for the Safe of the community, and checks that it is one. */
export async function askTreasury(wizard: Wizard, answers: Answers): Promise<Answers> {
  const { terminal } = wizard
  const typed = bySchema(v.nullable(fields.address), (text) => (text === none ? null : text))
  for (;;) {
    const address = await ask(
      terminal,
      `Address of the Safe on ${answers.chain.name}`,
      answers.treasury ?? none,
      typed,
    )
    if (address === null) return { ...answers, treasury: null }
    const reader = await connect(wizard, answers)
    const problem = reader && (await safeProblem(reader, address).catch(nodeFailed))
    if (problem) terminal.write(`    ${address}: ${problem} on ${answers.chain.name}.\n`)
    if (!problem || (await confirm(terminal, 'Take it all the same?', 'no')))
      return { ...answers, treasury: address }
  }
}

/** @returns null for a Safe. @throws {NodeError} if the node does not answer */
export async function safeProblem(reader: ChainReader, address: Address): Promise<string | null> {
  if (!(await reader.hasCode(address))) return 'there is no contract'
  const signers = decodeUint(await reader.call(address, getThreshold))
  return signers ? null : 'this contract is not a Safe'
}

function nodeFailed(error: unknown): string {
  if (!(error instanceof NodeError)) throw error
  return `the Safe could not be checked (${error.message})`
}
