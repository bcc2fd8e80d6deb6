import { parseArgs } from 'node:util'
import { demoRefusal } from '../../../server/demo-guard.ts'
import { readPort } from '../process/ports.ts'
import { UserError } from '../user-error.mjs'
import { type MarketMode, readMarketMode } from './market-mode.ts'

type StartOptions = {
  mainnet: boolean
  dev: boolean
  host: string
  port: number
  chainPort: number
  market: MarketMode
}

/**
 * Reads the options of `npm start` from its arguments and the environment.
 * @throws {UserError} for an unknown argument, a wrong or missing value, or a demo at a public address
 */
export function readStartOptions(
  args: readonly string[],
  env: Record<string, string | undefined>,
): StartOptions {
  const { mainnet, dev } = readFlags(args)
  if (env.npm_config_mainnet && !mainnet)
    throw new UserError('npm kept "--mainnet" for itself: write "npm start -- --mainnet".')
  const options = {
    mainnet,
    dev,
    host: env.HOST?.trim() || '127.0.0.1',
    port: readPort(env, 'PORT', 3000),
    chainPort: readPort(env, 'DEMO_CHAIN_PORT', 8545),
    market: readMarketMode(env),
  }
  if (mainnet) {
    requireNode(env)
    return options
  }
  const problem = demoRefusal(env)
  if (problem !== null) throw new UserError(problem)
  if (options.port === options.chainPort)
    throw new UserError(
      `PORT and DEMO_CHAIN_PORT are both ${options.port}: the desktop and the demo chain need a port each.`,
    )
  return options
}

function readFlags(args: readonly string[]): { mainnet: boolean; dev: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { mainnet: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
    })
    return values
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message.replace(/\. To specify.*$/, '') : error}. ` +
        'Known are --mainnet (use ETHEREUM_RPC_URL instead of the demo chain) and --dev (rebuild while you edit).',
    )
  }
}

/** `src/server/node-urls.ts` reads the same variables, and reports other wrong ones. */
function requireNode(env: Readonly<Record<string, string | undefined>>) {
  const nodes = Object.entries(env).filter(
    ([name, url]) => /^(ETHEREUM_RPC_URL|RPC_URL_\d+)$/.test(name) && url?.trim(),
  )
  if (nodes.length === 0)
    throw new UserError(
      '--mainnet needs a node to read the chain from: set ETHEREUM_RPC_URL to its https:// address (RPC_URL_<chainId> ' +
        'for other chains), or leave --mainnet out to try everything on the demo chain.',
    )
  for (const [name, url = ''] of nodes)
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      // The value may hold a key, so it is not repeated.
      throw new UserError(`${name} is not a web address: it must start with https:// or http://.`)
}
