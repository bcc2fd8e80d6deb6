/** Identifies a swap of a pair, whatever its amounts. A second transaction with the same intent needs a confirmation. */
export function swapIntent(pair: string): string {
  return `swap ${pair}`
}
