import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeAbiParameters, type Hex, padHex } from 'viem'
import { poolAddress, v3PoolAddress } from '@/chain/prices/pool-address'
import { encodeCall } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { pairCodeHash } from '@/domain/community/published-venues'
import * as selectors from '@/domain/selectors'

/** The answers of a contract, by call data. A call without an answer fails. */
export type StubContract = Readonly<Record<Hex, Hex>>

/** A node of one chain that knows only these contracts. */
export async function startStubChain(chainId: number, contracts: Readonly<Record<Address, StubContract>>) {
  const byAddress = new Map(
    Object.entries(contracts).map(([address, answers]) => [address.toLowerCase(), answers]),
  )
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { id, method, params } = JSON.parse(body)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answerOf(method, params) }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  }

  function answerOf(method: string, params: [{ to: string; data: Hex } & string]) {
    if (method === 'eth_chainId') return { result: `0x${chainId.toString(16)}` }
    if (method === 'eth_getCode') return { result: byAddress.has(params[0].toLowerCase()) ? '0x60' : '0x' }
    if (method !== 'eth_call') return { error: { code: -32601, message: 'method not found' } }
    const result = byAddress.get(params[0].to.toLowerCase())?.[params[0].data]
    return result ? { result } : { error: { code: 3, message: 'execution reverted' } }
  }
}

export function stubToken(symbol: string, name: string, decimals: number): StubContract {
  return {
    [selectors.symbol]: textAnswer(symbol),
    [selectors.name]: textAnswer(name),
    [selectors.decimals]: numberAnswer(BigInt(decimals)),
  }
}

/** A factory and its pools of a token with other tokens. */
export function stubPools(
  factory: Address,
  base: Address,
  others: readonly { address: Address; reserve: bigint }[],
): Record<Address, StubContract> {
  const pools = others.map(({ address, reserve }) => ({
    address,
    reserve,
    pool: poolAddress({ factory, initCodeHash: pairCodeHash }, base, address),
  }))
  const tokens = (address: Address) =>
    [base, address].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  return {
    [factory]: Object.fromEntries(
      pools.map(({ address, pool }) => [encodeCall(selectors.getPair, base, address), padHex(pool)]),
    ),
    ...Object.fromEntries(
      pools.map(({ address, pool, reserve }) => [
        pool,
        {
          [selectors.getReserves]: `0x${[reserve, reserve, 1n].map((value) => numberAnswer(value).slice(2)).join('')}`,
          [selectors.token0]: padHex(tokens(address)[0] as Hex),
          [selectors.token1]: padHex(tokens(address)[1] as Hex),
        },
      ]),
    ),
  }
}

/** A factory of V3 and its pool of two tokens at the price 1. */
export function stubV3Pool(
  factory: Address,
  base: Address,
  other: Address,
  { fee, liquidity }: { fee: number; liquidity: bigint },
): Record<Address, StubContract> {
  const pool = v3PoolAddress(factory, base, other, fee)
  return {
    [factory]: { [encodeCall(selectors.getPool, base, other, BigInt(fee))]: padHex(pool) },
    [pool]: {
      [selectors.slot0]: `0x${[2n ** 96n, 0n, 0n, 1n, 1n, 0n, 1n].map((value) => numberAnswer(value).slice(2)).join('')}`,
      [selectors.liquidity]: numberAnswer(liquidity),
    },
  }
}

export function textAnswer(text: string): Hex {
  return encodeAbiParameters([{ type: 'string' }], [text])
}

export function numberAnswer(value: bigint): Hex {
  return encodeAbiParameters([{ type: 'uint256' }], [value])
}
