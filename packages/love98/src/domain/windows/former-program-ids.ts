/**
 * Ids of programs in records of version 1, with their present ids: Swap Pairs was `swap`, and Swap Tokens was
 * `exchange`.
 */
const present: Readonly<Record<string, string>> = { swap: 'pairs', exchange: 'swap' }

export function currentProgramId(former: string): string {
  return Object.hasOwn(present, former) ? (present[former] ?? former) : former
}
