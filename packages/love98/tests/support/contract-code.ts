import type { Hex } from 'viem'

/** The reaction of test bytecode to a call: returns bytes, or `waste` uses all gas that it receives. */
export type Reaction = Hex | 'waste'

/**
 * Returns the runtime code of a contract that answers calls by their first eight bytes (the selector and the start of
 * the first argument), and reverts otherwise.
 * @param reactions by those bytes in hex, without 0x; shorter keys are padded with zeros
 */
export function contractCode(reactions: Readonly<Record<string, Reaction>>): Hex {
  const entries = Object.entries(reactions)
  // PUSH1 0, CALLDATALOAD, PUSH1 192, SHR; then for each: DUP1, PUSH8 key, EQ, PUSH2 target, JUMPI; then revert(0, 0).
  const tableSize = 6 + entries.length * 15 + 5
  // JUMPDEST, PUSH2 size, PUSH2 offset, PUSH1 0, CODECOPY, PUSH2 size, PUSH1 0, RETURN.
  const bodySize = 16
  const dataStart = tableSize + entries.length * bodySize
  let table = '60003560c01c'
  let bodies = ''
  let data = ''
  for (const [index, [key, reaction]] of entries.entries()) {
    table += `8067${key.padEnd(16, '0')}1461${word(tableSize + index * bodySize)}57`
    const bytes = reaction === 'waste' ? '' : reaction.slice(2)
    const size = word(bytes.length / 2)
    const copy = `5b61${size}61${word(dataStart + data.length / 2)}60003961${size}6000f3`
    bodies += reaction === 'waste' ? `5bfe${'00'.repeat(bodySize - 2)}` : copy
    data += bytes
  }
  return `0x${table}60006000fd${bodies}${data}`
}

function word(value: number): string {
  return value.toString(16).padStart(4, '0')
}
