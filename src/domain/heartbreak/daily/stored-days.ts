/** Whether stored statistics of Heartbreak hold a day with a solved board. They are parsed by the game, which is loaded later. */
export function hasSolvedDays(text: string | null): boolean {
  return text?.includes('"days":["') ?? false
}
