import * as v from 'valibot'
import { encodeWord } from '@/domain/abi'
import { balanceReader, balanceReaderCode } from '@/domain/wallet/balance-reader'

const address = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i))
const amount = v.pipe(v.string(), v.regex(/^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/i))

/**
 * The maximum gas of a simulated execution: a batch of a hundred transfers uses half of it. Overrides are limited to
 * one slot and to the code that reads a balance, so that a simulation runs no other code that is not on the chain.
 */
const simulationGasCap = 10_000_000
const balanceGasCap = 100_000
/** A gas limit of at most `cap`. A JavaScript number is exact enough, because the caps are small. */
const gasUpTo = (cap: number) =>
  v.pipe(
    amount,
    v.check((given) => Number(given) <= cap),
  )
/** A Safe keeps its threshold in slot 4; with 1, the owner that sends the execution suffices. */
const thresholdSlot = `0x${encodeWord(4n)}`
const oneSignature = `0x${encodeWord(1n)}`
const execution = v.strictObject({
  to: address,
  from: address,
  // `execTransaction` of a Safe.
  data: v.pipe(v.string(), v.regex(/^0x6a761202(?:[0-9a-f]{2})*$/i)),
  gas: gasUpTo(simulationGasCap),
})
const balance = v.strictObject({
  from: address,
  to: v.literal(balanceReader),
  data: v.pipe(v.string(), v.regex(/^0x0{24}[0-9a-f]{40}$/i)),
  gas: gasUpTo(balanceGasCap),
})
/** The simulation of an execution of a Safe: one block with one call, between two reads of the Safe's balance. */
export const simulatedExecution = v.pipe(
  v.strictObject({
    blockStateCalls: v.strictTuple([
      v.strictObject({
        stateOverrides: v.objectWithRest(
          { [balanceReader]: v.strictObject({ code: v.literal(balanceReaderCode) }) },
          v.strictObject({ stateDiff: v.strictObject({ [thresholdSlot]: v.literal(oneSignature) }) }),
        ),
        calls: v.strictTuple([balance, execution, balance]),
      }),
    ]),
    traceTransfers: v.literal(true),
    validation: v.literal(false),
  }),
  v.check(({ blockStateCalls: [{ stateOverrides, calls }] }) => {
    const changed = Object.keys(stateOverrides).filter((key) => key !== balanceReader)
    return changed.length === 1 && changed[0]?.toLowerCase() === calls[1].to.toLowerCase()
  }),
)
