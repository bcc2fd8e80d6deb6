import { EnvironmentError } from '@/server/env'
import { logProblem } from '@/server/log'
import { withTimeout } from '@/server/timing'

// Each node is asked for its chain (`eth_chainId`) before its first use. The prices, balances and signatures of another
// chain would look like signatures of this one.

/** A node of this deployment. `variable`: the environment variable with its address. */
export type ExpectedNode = { url: string; chainId: number; variable: string }

type Check = {
  expected: ExpectedNode[]
  /** The chain that the node named; undefined while it has not answered. */
  found?: number
  asking?: Promise<void>
}

/** The time that a start waits for all nodes together, ms. */
const startLimit = 2_000

const checks = new Map<string, Check>()

/** Sets the nodes of this deployment. From then on `requireChain` checks them; other addresses are not checked. */
export function expectChains(nodes: readonly ExpectedNode[]): void {
  checks.clear()
  for (const node of nodes) {
    const check = checks.get(node.url) ?? { expected: [] }
    check.expected.push(node)
    checks.set(node.url, check)
  }
}

/**
 * Asks the nodes of `expectChains` at the same time. A node that does not answer within two seconds is asked again
 * before its first use.
 * @param ask returns the chain id of a node
 * @throws {EnvironmentError} if a node names another chain
 */
export async function requireRightChains(ask: (url: string) => Promise<number>): Promise<void> {
  const asked = [...checks].map(([url, check]) => withTimeout(startLimit, readChain(url, check, ask)))
  await Promise.allSettled(asked)
  const problems = [...checks.values()].flatMap(problemsOf)
  if (problems.length > 0) throw new EnvironmentError(problems)
}

/**
 * Makes sure that a node is of the chain for which it is used. Only the first use asks it.
 * @param ask returns the chain id of a node
 * @returns whether it is; a node without an expected chain always is
 * @throws the error of `ask`
 */
export async function isOfExpectedChain(
  url: string,
  ask: (url: string) => Promise<number>,
): Promise<boolean> {
  const check = checks.get(url)
  if (!check) return true
  if (check.found === undefined) {
    await readChain(url, check, ask)
    for (const problem of problemsOf(check)) logProblem('nodes', problem)
  }
  return problemsOf(check).length === 0
}

/** Returns one sentence about a node of another chain, for the health endpoint; undefined for any other node. */
export function chainProblem(url: string): string | undefined {
  const [problem] = problemsOf(checks.get(url))
  return problem && `${problem}. The node is not used: correct the variable and restart the server.`
}

function readChain(url: string, check: Check, ask: (url: string) => Promise<number>): Promise<void> {
  check.asking ??= ask(url)
    .then((found) => {
      check.found = found
    })
    .finally(() => {
      delete check.asking
    })
  return check.asking
}

/** The address of the node may contain a key, so its variable names it. */
function problemsOf(check: Check | undefined): string[] {
  const { found, expected = [] } = check ?? {}
  if (found === undefined) return []
  return expected
    .filter(({ chainId }) => chainId !== found)
    .map(({ variable, chainId }) => `${variable}: the node is of chain ${found}, and must be of ${chainId}`)
}
