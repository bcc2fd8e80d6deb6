import { provideDatabaseTemplate } from './database-template.ts'

let removeTemplate: (() => Promise<void>) | undefined

export async function setup() {
  removeTemplate = await provideDatabaseTemplate()
}

export async function teardown() {
  await removeTemplate?.()
}
