import { vi } from 'vitest'

/** Catches all that is logged from here on, with nothing on screen, until the mocks are restored. @returns the lines, as they come */
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
