import { z } from 'zod'
import { balanceReader, balanceReaderCode } from '@/domain/wallet/balance-reader'

const address = z.string().regex(/^0x[0-9a-f]{40}$/i)
const amount = z.string().regex(/^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/i)

/**
 * The most gas of a simulated execution: a batch of a hundred transfers takes half of it. Overrides are limited to one slot and to the
 * code that reads a balance, so that a simulation runs no other code that is not on the chain.
 */
const simulationGasCap = 10_000_000n
const balanceGasCap = 100_000n
/** A Safe keeps its threshold in slot 4; with 1, the owner that sends the execution is enough. */
const thresholdSlot = `0x${'4'.padStart(64, '0')}`
const oneSignature = `0x${'1'.padStart(64, '0')}`
const execution = z.strictObject({
  to: address,
  from: address,
  // `execTransaction` of a Safe.
  data: z.string().regex(/^0x6a761202(?:[0-9a-f]{2})*$/i),
  gas: amount.refine((given) => BigInt(given) <= simulationGasCap),
})
/** A read of a balance, before and after an execution. */
const balance = z.strictObject({
  from: address,
  to: z.literal(balanceReader),
  data: z.string().regex(/^0x0{24}[0-9a-f]{40}$/i),
  gas: amount.refine((given) => BigInt(given) <= balanceGasCap),
})
/** The simulation of an execution of a Safe: one block with one call, between two reads of the Safe's balance. */
export const simulatedExecution = z
  .strictObject({
    blockStateCalls: z.tuple([
      z.strictObject({
        stateOverrides: z
          .object({ [balanceReader]: z.strictObject({ code: z.literal(balanceReaderCode) }) })
          .catchall(
            z.strictObject({ stateDiff: z.strictObject({ [thresholdSlot]: z.literal(oneSignature) }) }),
          ),
        calls: z.tuple([balance, execution, balance]),
      }),
    ]),
    traceTransfers: z.literal(true),
    validation: z.literal(false),
  })
  .refine(({ blockStateCalls: [{ stateOverrides, calls }] }) => {
    const changed = Object.keys(stateOverrides).filter((key) => key !== balanceReader)
    return changed.length === 1 && changed[0]?.toLowerCase() === calls[1].to.toLowerCase()
  })
