import * as v from 'valibot'
import { type ConfigIssue, readConfig, urlOf } from '@/domain/community/config-values'

export const webAddress = urlOf(/^https?:\/\//i, 'not a web address (https://…)')

/** Older names of variables; `RPC_URL_<chainId>` of the same chain has priority. Existing deployments use them. */
const namedChains = { ETHEREUM_RPC_URL: 1, SEPOLIA_RPC_URL: 11_155_111 } as const

const named = v.object({
  ETHEREUM_RPC_URL: v.optional(webAddress),
  SEPOLIA_RPC_URL: v.optional(webAddress),
})
const numbered = v.record(
  v.pipe(v.string(), v.regex(/^RPC_URL_[1-9]\d{0,14}$/, 'not a chain id after RPC_URL_ (RPC_URL_8453)')),
  webAddress,
)

/** The addresses of nodes by chain id, from `RPC_URL_<chainId>` and the two older names. They may contain keys. */
export type NodeUrls = ReadonlyMap<number, string>

/** Reads the variables with addresses of nodes. @returns the addresses, or one issue for each invalid variable */
export function parseNodeUrls(variables: Readonly<Record<string, string | undefined>>): {
  urls: NodeUrls
  issues: readonly ConfigIssue[]
} {
  const given = Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('RPC_URL_')))
  const byName = readConfig(named, variables)
  const byNumber = readConfig(numbered, given)
  const urls = new Map<number, string>()
  for (const [name, chainId] of Object.entries(namedChains)) {
    const url = byName.success ? byName.output[name as keyof typeof namedChains] : undefined
    if (url !== undefined) urls.set(chainId, url)
  }
  for (const [name, url] of Object.entries(byNumber.success ? byNumber.output : {}))
    urls.set(Number(name.slice('RPC_URL_'.length)), url)
  return { urls, issues: [...(byName.issues ?? []), ...(byNumber.issues ?? [])] }
}

/** Returns the name of the variable from which `parseNodeUrls` takes the node of a chain. */
export function nodeVariable(
  chainId: number,
  variables: Readonly<Record<string, string | undefined>>,
): string {
  const numbered = `RPC_URL_${chainId}`
  if (variables[numbered]) return numbered
  const [named = numbered] = Object.entries(namedChains).find(([, id]) => id === chainId) ?? []
  return named
}
