/** Notes that this process is about to end; `/api/health` says so from then on. */
export function beginDraining(): void {
  since ??= Date.now()
}

/**
 * Takes that back, for a process that starts a server again.
 * @internal for tests
 */
export function endDraining(): void {
  since = null
}

/** Since when the process is about to end, ms since 1970; null while it is not. */
export function drainingSince(): number | null {
  return since
}

let since: number | null = null
