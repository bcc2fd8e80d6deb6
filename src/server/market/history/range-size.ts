/** How many blocks the next `eth_getLogs` asks for. */
export type RangeSize = {
  readonly blocks: number
  /** What a provider told to be its limit; never asked beyond. */
  readonly limit: number
}

/** Few enough for nodes that are slow, many enough to learn quickly. */
export const firstSize: RangeSize = { blocks: 500, limit: 5_000 }

/** After an answer: one twentieth more, at least one block. */
export function grown({ blocks, limit }: RangeSize): RangeSize {
  return { blocks: Math.min(limit, Math.max(blocks + 1, Math.floor(blocks * 1.05))), limit }
}

/**
 * After a refusal: by what its text hints at, else half. Providers name a range that would do (`[0x1, 0x1f4]`: Alchemy,
 * Infura), or a number of blocks (`limited to a 5 range`: QuickNode, `max is 1k blocks`), or of results, which says nothing
 * of blocks.
 * @param text of the refusal, as the provider wrote it
 * @returns null when one block is refused already, or when the text is no refusal of a range
 */
export function shrunk(size: RangeSize, text: string): RangeSize | null {
  if (size.blocks <= 1) return null
  const suggested = suggestedRange(text)
  if (suggested !== null && suggested < size.blocks) return { ...size, blocks: suggested }
  const limit = blockLimit(text)
  if (limit !== null && limit < size.blocks) return { blocks: limit, limit }
  return isTooMuch.test(text) ? { ...size, blocks: Math.max(1, Math.floor(size.blocks / 2)) } : null
}

function suggestedRange(text: string): number | null {
  const [, from, to] = /\[\s*(0x[0-9a-f]{1,15})\s*,\s*(0x[0-9a-f]{1,15})\s*\]/i.exec(text) ?? []
  if (!from || !to) return null
  const blocks = Number(BigInt(to) - BigInt(from)) + 1
  return blocks >= 1 ? blocks : null
}

/** A number that stands beside the words "block" or "range", and not beside "results", "logs" or "items". */
function blockLimit(text: string): number | null {
  const found =
    /(\d[\d,_]*)\s?(k)?[\s-]*(?:blocks?|range|block range)\b/i.exec(text) ??
    /\b(?:range|blocks?)\b[^\d[\]]{0,40}?(\d[\d,_]*)\s?(k)?(?![\d,_]*\s*(?:results|logs|items|entries|records))\b/i.exec(
      text,
    )
  if (!found) return null
  const number = Number(String(found[1]).replaceAll(/[,_]/g, '')) * (found[2] ? 1_000 : 1)
  return Number.isSafeInteger(number) && number >= 1 ? number : null
}

const isTooMuch =
  /\b(?:range|limit(?:ed)?|exceed(?:s|ed)?|too (?:many|large|wide|big|long)|more than|results|response size|body|timed? ?out|timeout|took too long|413)\b/i
