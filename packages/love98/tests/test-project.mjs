import { fileURLToPath } from 'node:url'

// The tests run on a community of their own, `tests/community`. Imported before every module that asks for the project.
process.env.LOVE98_PROJECT ||= fileURLToPath(new URL('.', import.meta.url))
