export type RangeSize = {
  readonly blocks: number
  /** The limit that the provider reported. No larger range is requested. */
  readonly limit: number
}

/** The size of the first range: small enough for slow nodes, and large enough to adapt quickly. */
export const firstRange: RangeSize = { blocks: 500, limit: 5_000 }

/** Returns the size after a success: one twentieth more, at least one block. */
export function growRange({ blocks, limit }: RangeSize): RangeSize {
  return { blocks: Math.min(limit, Math.max(blocks + 1, Math.floor(blocks * 1.05))), limit }
}

/**
 * Returns the size after a refusal: from its text, or else half. Providers report an accepted range (`[0x1, 0x1f4]`:
 * Alchemy, Infura), a number of blocks (`limited to a 5 range`: QuickNode, `max is 1k blocks`), or a number of results,
 * which does not limit the blocks.
 * @param text the provider's text of the refusal
 * @returns null if one block is refused, or if the refusal does not concern the range
 */
export function shrinkRange(size: RangeSize, text: string): RangeSize | null {
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

/** Returns a number next to the words "block" or "range" that is not next to "results", "logs" or "items". */
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
