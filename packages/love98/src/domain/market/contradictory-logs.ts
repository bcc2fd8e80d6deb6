/** Reports logs of a block that contradict the behavior of the pools that emit them. */
export class ContradictoryLogs extends Error {
  override readonly name = 'ContradictoryLogs'
  readonly code = 'contradictory-logs'
}
