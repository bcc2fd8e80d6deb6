import { readFileSync } from 'node:fs'
import { getAddress, isAddress } from 'viem'
import { z } from 'zod'
import { configProblem, problemLines, unlessMissing } from '@/domain/community/community-problems'
import { EnvironmentError } from './env'

/** What the server needs to know of the demo: where its chains answer and which contracts were put on the first. */
export type DemoManifest = z.output<typeof schema>

/**
 * Reads the file that `npm start` writes when its chains are seeded.
 * @throws {EnvironmentError} when it cannot be read or is not what it should be
 */
export function readDemoManifest(file: string): DemoManifest {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
    throw unusable([`${file} cannot be read (${why}); "npm start" writes it when the demo chains run`])
  }
  return parseDemoManifest(text)
}

/**
 * Checks the text of a manifest. What only scripts and tests use (names, pools) is left out.
 * @throws {EnvironmentError}
 */
export function parseDemoManifest(text: string): DemoManifest {
  const parsed = schema.safeParse(parseJson(text), { error: configProblem })
  if (parsed.success) return parsed.data
  throw unusable(problemLines(parsed.error.issues))
}

const address = z
  .string()
  .refine((text) => isAddress(text, { strict: false }), { error: 'not an address', abort: true })
  .transform((text) => getAddress(text))
const chainId = z.int().positive()

const schema = z
  .object({
    chains: z
      .array(
        z.object({
          id: chainId,
          rpcUrl: z.url({ protocol: /^https?$/, error: unlessMissing('not a web address (http://…)') }),
        }),
      )
      .min(1, { error: 'at least one chain is needed', abort: true }),
    tokens: z.record(
      z.string(),
      z.object({ name: z.string().min(1), decimals: z.int().min(0).max(36), address }),
    ),
    exchange: z.object({
      chainId,
      factory: address,
      initCodeHash: z
        .string()
        .regex(/^0x[0-9a-fA-F]{64}$/, 'not a 32-byte hash')
        .toLowerCase(),
      wrappedNative: address,
      router: address,
    }),
    multicall3: address,
    universalResolver: address,
    /** The seeded Safe, and the mock gateway that serves it. */
    safe: z.object({ address, owners: z.array(address).default([]) }).optional(),
    safeGateway: z.url({ protocol: /^https?$/ }).optional(),
  })
  .refine(({ chains, exchange }) => chains.some(({ id }) => id === exchange.chainId), {
    path: ['exchange', 'chainId'],
    error: 'is not one of the chains',
  })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unusable(['the file is not JSON; start the demo chains again'])
  }
}

function unusable(problems: readonly string[]): EnvironmentError {
  return new EnvironmentError(problems.map((problem) => `DEMO_MANIFEST: ${problem}`))
}
