import { afterAll, vi } from 'vitest'

// 0143. Files that share a process: each evaluates our modules anew, and leaves the system's clock behind.
vi.resetModules()
afterAll(() => void vi.useRealTimers())
