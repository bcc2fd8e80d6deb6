/** A trade: the pool, the token that is sold, and the sold share of the pool's reserve. */
export type Trade<Pool> = { pool: Pool; sellsFirst: boolean; millionths: number }

export type RandomTrades<Pool> = (count: number) => Trade<Pool>[]

/** The largest share that one trade sells, in millionths. It changes the price by about 1.6 %. */
const largest = 8_000

/** The distance from the start price at which trades bring the price back, as a share of the price. */
const width = 0.12

/**
 * Creates trades whose prices vary around their start, the same ones for the same start number: a simplified
 * Ornstein–Uhlenbeck process (https://doi.org/10.1103/PhysRev.36.823).
 * @returns trades in `count` randomly chosen pools, at most one per pool
 */
export function randomTrades<Pool>(pools: readonly Pool[], start: number): RandomTrades<Pool> {
  const random = mulberry32(start)
  const away = new Map(pools.map((pool) => [pool, 0]))
  return (count) => {
    const chosen = shuffled(pools, random).slice(0, count)
    return chosen.map((pool) => {
      const position = away.get(pool) ?? 0
      const sellsFirst = random() < 0.5 + position / (2 * width)
      // Small trades are more frequent than large ones.
      const millionths = Math.max(50, Math.round(largest * random() ** 3))
      away.set(pool, position + ((sellsFirst ? -2 : 2) * millionths) / 1_000_000)
      return { pool, sellsFirst, millionths }
    })
  }
}

function shuffled<Value>(values: readonly Value[], random: () => number) {
  return values
    .map((value) => ({ value, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value)
}

/**
 * Generates numbers from 0 to 1 from a start number: good enough for prices of a demo, and the same on every machine.
 */
function mulberry32(start: number) {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
