/**
 * Returns whether the stored statistics of Heartbreak include a day with a solved board. It does not parse them,
 * because the parser is part of the game, which is loaded later.
 */
export function hasSolvedDays(text: string | null): boolean {
  return text?.includes('"days":["') ?? false
}
