import type { Client } from 'viem'
import { type ReadHead, readHead } from '@/chain/market/read-head'
import { rpc } from '@/chain/rpc'
import type { Address } from '@/domain/address'
import { type Hex, toQuantity } from '@/domain/hex'
import type { CodeAge } from '@/domain/wallet/code-age'

/** s */
const day = 86_400
/** The maximum number of blocks read to find one from a day ago; three suffice at an even pace. */
const mostReads = 24
/** The seconds by which that block may be older than a day. */
const tolerance = 3_600

/**
 * Reads the age of the code of contracts: compares the code at the newest block with that at a block from a day ago.
 * Different code at the older block counts as absent there, because a contract can be removed and created again at the
 * same address. If the node does not answer, an age is `unknown`; nodes without an archive do not know a block from a
 * day ago.
 * @returns by address in lower case
 */
export async function readCodeAges(
  client: Client,
  addresses: readonly Address[],
): Promise<ReadonlyMap<string, CodeAge>> {
  const unique = [...new Set(addresses.map((address) => address.toLowerCase() as Address))]
  if (unique.length === 0) return new Map()
  const then = await blockOfYesterday(client).catch(() => null)
  const ages = await Promise.all(
    unique.map(
      async (address) =>
        [address, await ageOf(client, address, then).catch(() => 'unknown' as const)] as const,
    ),
  )
  return new Map(ages)
}

/** @throws viem's errors */
async function ageOf(client: Client, address: Address, then: bigint | null): Promise<CodeAge> {
  const codeAt = (block: Hex | 'latest') => rpc(client, 'eth_getCode', [address, block])
  const now = (await codeAt('latest')) ?? '0x'
  if (now === '0x') return 'absent'
  if (then === null) return 'unknown'
  return ((await codeAt(toQuantity(then))) ?? '0x') === now ? 'older' : 'young'
}

/**
 * Finds the number of a block that is a day older than the newest one, or slightly more, by the times of the blocks;
 * on a younger chain, the first block. Null if the node does not answer.
 * @throws viem's errors, {@link UnusableAnswer}
 */
async function blockOfYesterday(client: Client): Promise<bigint | null> {
  const head = await readHead(client)
  if (!head) return null
  const wanted = head.timestamp - day
  let [early, late]: [ReadHead | null, ReadHead] = [null, head]
  let guess = head.number > 1_000n ? head.number - 1_000n : 0n
  for (let reads = 0; reads < mostReads; reads++) {
    const block = await readHead(client, guess)
    if (!block) return null
    if (block.timestamp > wanted) late = block
    else early = block
    if (
      early ? wanted - early.timestamp <= tolerance || late.number - early.number <= 1n : late.number === 0n
    )
      break
    guess = nextGuess(head, early, late, wanted, reads % 2 === 0)
  }
  return early?.number ?? (late.number === 0n ? 0n : null)
}

/**
 * Estimates the number of the wanted block: between two known blocks by their times, or in the middle; before a single
 * known one by the pace of the blocks after it, with a tenth to spare.
 */
function nextGuess(
  head: ReadHead,
  early: ReadHead | null,
  late: ReadHead,
  wanted: number,
  isHalved: boolean,
): bigint {
  if (early) {
    const share = isHalved ? 0.5 : (wanted - early.timestamp) / (late.timestamp - early.timestamp)
    const steps = BigInt(Math.floor(Number(late.number - early.number) * share))
    const guess = early.number + steps
    return guess > early.number ? guess : early.number + 1n
  }
  const blockTime =
    Math.max(head.timestamp - late.timestamp, 1) / Math.max(Number(head.number - late.number), 1)
  const steps = BigInt(Math.ceil(((late.timestamp - wanted) / blockTime) * 1.1) + 1)
  return late.number > steps ? late.number - steps : 0n
}
