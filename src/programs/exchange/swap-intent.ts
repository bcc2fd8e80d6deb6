/** What tells a swap of a pair from every other transaction, whatever its amounts: it is not sent twice without a question. */
export function swapIntent(pair: string): string {
  return `swap ${pair}`
}
