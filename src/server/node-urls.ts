import { z } from 'zod'
import { unlessMissing } from '@/domain/community/community-problems'

/** An http or https address. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: unlessMissing('not a web address (https://…)'),
  abort: true,
})

/** Variables with a name of their own; `RPC_URL_<chainId>` of the same chain wins. They serve forks that have them set. */
const namedChains = { ETHEREUM_RPC_URL: 1, SEPOLIA_RPC_URL: 11_155_111 } as const

const named = z.object({ ETHEREUM_RPC_URL: webAddress.optional(), SEPOLIA_RPC_URL: webAddress.optional() })
const numbered = z.record(
  z.string().regex(/^RPC_URL_[1-9]\d{0,14}$/, 'not a chain id after RPC_URL_ (RPC_URL_8453)'),
  webAddress,
)

/** The addresses of nodes by chain id, from `RPC_URL_<chainId>` and the two older names. They may hold keys. */
export type NodeUrls = ReadonlyMap<number, string>

/** Reads the variables that name nodes. @returns the addresses, or one issue for each wrong variable */
export function parseNodeUrls(
  variables: Readonly<Record<string, string | undefined>>,
  error: z.core.$ZodErrorMap,
): { urls: NodeUrls; issues: readonly z.core.$ZodIssue[] } {
  const given = Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('RPC_URL_')))
  const byName = named.safeParse(variables, { error })
  const byNumber = numbered.safeParse(given, { error })
  const urls = new Map<number, string>()
  for (const [name, chainId] of Object.entries(namedChains)) {
    const url = byName.data?.[name as keyof typeof namedChains]
    if (url !== undefined) urls.set(chainId, url)
  }
  for (const [name, url] of Object.entries(byNumber.data ?? {}))
    urls.set(Number(name.slice('RPC_URL_'.length)), url)
  return { urls, issues: [...(byName.error?.issues ?? []), ...(byNumber.error?.issues ?? [])] }
}
