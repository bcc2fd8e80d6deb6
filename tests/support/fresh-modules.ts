import { vi } from 'vitest'

// 0153. Files that share a process: each evaluates our modules anew.
vi.resetModules()
