import { provideDatabaseTemplate } from './database-template.ts'

let removeTemplate: (() => Promise<void>) | undefined

/** Called by Vitest once before all files. */
export async function setup() {
  removeTemplate = await provideDatabaseTemplate()
}

/** Called by Vitest once after all files. */
export async function teardown() {
  await removeTemplate?.()
}
