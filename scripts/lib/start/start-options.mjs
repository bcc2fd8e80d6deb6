import { parseArgs } from 'node:util'
import { readPort } from '../process/ports.mjs'
import { UserError } from '../user-error.mjs'
import { readMarketMode } from './market-mode.mjs'

/**
 * @typedef {{
 *   mainnet: boolean, dev: boolean, host: string, port: number, chainPort: number,
 *   market: import('./market-mode.mjs').MarketMode,
 * }} StartOptions
 */

/**
 * Reads what `npm start` was asked to do, from its arguments and the environment.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {StartOptions}
 * @throws {UserError} for an unknown argument, a wrong value, or a missing one
 */
export function readStartOptions(args, env) {
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
  if (mainnet) requireNode(env)
  else if (options.port === options.chainPort)
    throw new UserError(
      `PORT and DEMO_CHAIN_PORT are both ${options.port}: the desktop and the demo chain need a port each.`,
    )
  return options
}

/**
 * @param {readonly string[]} args
 * @returns {{ mainnet: boolean, dev: boolean }}
 */
function readFlags(args) {
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

/**
 * `src/server/node-urls.ts` reads the same variables, and says which other ones are wrong.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
function requireNode(env) {
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
