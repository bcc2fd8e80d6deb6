import { type Address, encodeDeployData, encodeFunctionData, parseAbi, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { uniswapArtifact } from '../../../scripts/demo/artifacts.ts'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { createSafe } from '../../support/create-safe'
import { receiptOf } from '../../support/receipt-of'
import { executionOf } from '../../support/traced-safes'
import { at, encoded } from '../decode/encode'
import { allowance, startTracedWorld } from '../decode/traced-world'
import { compiled } from './signed-token'

/** The balance of the Safe and of the account in each token, in its smallest unit. */
export const fortune = 10n ** 12n
/**
 * Accounts that call contracts for others. Each has the code of Multicall3, so that one trace contains all their calls.
 */
export const runners = [at('7'), at('8'), at('9')] as const
/** An account without code and without permissions. */
export const thief = at('6')

/**
 * Deploys contracts that accept signatures, and a Safe and an account with balances in each of them, on the demo's
 * chain.
 */
export async function startSignedWorld() {
  const traced = await startTracedWorld()
  const { chains, safes, send, world } = traced
  const { client, deployment } = chains
  const create = async (data: Parameters<typeof send>[1]) => (await send(null, data)).contractAddress ?? '0x'
  const token = await create(compiled('signed-token.sol', 'SignedToken').code)
  const rights = await create(compiled('signed-rights.sol', 'SignedRights').code)
  const allowances = await create(compiled('signed-rights.sol', 'SignedAllowances').code)
  // The pair token of the exchange (Uniswap V2), which has its own permit.
  const share = await create(encodeDeployData({ ...uniswapArtifact('v2-core', 'ERC20'), args: [10n ** 30n] }))
  const owner = developmentAccount(0)
  const account = privateKeyToAccount(toHex(98n, { size: 32 }))
  const safe = await createSafe(chains, [owner.address], 1)
  const code = (await client.getCode({ address: deployment.multicall3 })) ?? '0x'
  for (const address of runners) await client.setCode({ address, bytecode: code })
  await send(account.address, '0x', 10n ** 18n)
  const approve = parseAbi(['function approve(address spender, uint256 amount)'])
  for (const one of [token, rights, share]) {
    for (const holder of [safe, account.address])
      await send(one, encoded('transfer(address to, uint256 amount)', holder, fortune))
    await send(safe, allowance(one, allowances))
    const data = encodeFunctionData({ abi: approve, args: [allowances, 2n ** 256n - 1n] })
    const hash = await client.sendTransaction({ account, to: one, data, gas: 100_000n, chain: client.chain })
    await receiptOf(client, hash)
  }
  const handler = encoded('setFallbackHandler(address handler)', deployment.safe.fallbackHandler)
  for (const one of Object.values(safes.safes))
    await send(one, executionOf({ to: one, value: 0n, data: handler, operation: 0 }))
  const nonceAbi = parseAbi(['function nonce() view returns (uint256)'])
  const nonceOf = (address: Address) => client.readContract({ address, abi: nonceAbi, functionName: 'nonce' })
  const others = await Promise.all(
    Object.values(safes.safes).map(async (address) => ({ address, nonce: await nonceOf(address) })),
  )
  return {
    chains,
    url: deployment.chains[0]?.rpcUrl ?? '',
    world,
    /** The Safe whose page shows the messages, and its only owner, who also owns the other Safes. */
    safe,
    owner,
    account,
    others,
    token,
    rights,
    allowances,
    share,
  }
}

export type SignedWorld = Awaited<ReturnType<typeof startSignedWorld>>
