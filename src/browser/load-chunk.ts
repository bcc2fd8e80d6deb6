import { LoveError } from '@/domain/errors'

/**
 * A dynamic import whose failure is an error of ours: `await loadChunk(() => import('./part'))`.
 * @throws {LoveError} `chunk-unavailable` when the module cannot be fetched or fails as it is evaluated
 */
export async function loadChunk<Module>(importChunk: () => Promise<Module>): Promise<Module> {
  try {
    return await importChunk()
  } catch (cause) {
    throw new LoveError('chunk-unavailable', cause)
  }
}
