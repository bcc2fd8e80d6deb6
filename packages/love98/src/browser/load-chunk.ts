import { AppError } from '@/domain/errors'

/**
 * Runs a dynamic import and converts its failure: `await loadChunk(() => import('./part'))`.
 * @throws {AppError} `chunk-unavailable` if the module cannot be fetched or evaluated
 */
export async function loadChunk<Module>(importChunk: () => Promise<Module>): Promise<Module> {
  try {
    return await importChunk()
  } catch (cause) {
    throw new AppError('chunk-unavailable', cause)
  }
}
