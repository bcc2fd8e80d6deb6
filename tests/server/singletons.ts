import { databaseSingleton, singletonKey } from '../../server/shared-names.mjs'

/** Lets the next use create a process-wide singleton anew. */
export function forgetSingleton(name: string): void {
  Reflect.deleteProperty(globalThis, singletonKey(name))
}

/** The holder of the process's database; undefined before a route asked for it. */
export function databaseHolder():
  | { opening: Promise<{ close(): unknown }> | null; close(): Promise<void> }
  | undefined {
  return Reflect.get(globalThis, singletonKey(databaseSingleton))
}
