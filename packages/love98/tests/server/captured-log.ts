import { vi } from 'vitest'

/** Captures the log and keeps it off the screen until the mocks are restored. @returns the lines, as they arrive */
export function captureLog(): string[] {
  const logged: string[] = []
  const keep = (...parts: unknown[]) => void logged.push(parts.map(String).join(' '))
  for (const name of ['error', 'warn', 'log', 'info'] as const)
    vi.spyOn(console, name).mockImplementation(keep)
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    keep(text)
    return true
  })
  return logged
}
