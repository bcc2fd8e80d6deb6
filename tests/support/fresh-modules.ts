import { vi } from 'vitest'

// docs/decisions/0049. Test files share a process, so each file evaluates the project's modules again.
vi.resetModules()
