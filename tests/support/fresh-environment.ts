import { afterAll, vi } from 'vitest'

// docs/decisions/0049. Files that share a process: the runner takes stubs of variables back before the next test, which is after the next file's
// `beforeAll`. One of those would take a stopped database of this file for the one that `DATABASE_URL` names.
const before = { ...process.env }
afterAll(() => {
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
