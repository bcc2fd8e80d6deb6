import { normalize } from 'viem/ens'
import { AppError, type ErrorCode } from '@/domain/errors'
import { requireInput } from '@/domain/required'

/** viem's message of each refusal (ENSIP-15), and our error code for it. */
const refusals: readonly (readonly [RegExp, ErrorCode])[] = [
  [/excessive non-spacing marks|too many combining marks/i, 'name-marks'],
  [/leading combining mark|leading .*mark|illegal placement/i, 'name-leading-mark'],
  [/underscore/i, 'name-underscore'],
  [/illegal mixture|whole-script confusable/i, 'name-mixture'],
  [/empty label/i, 'name-empty-label'],
  [/disallowed character|invalid label extension/i, 'name-character'],
]

/**
 * Normalizes a name (ENSIP-15) with viem. Import it through `normalize-ens-name.ts`, which keeps the Unicode tables in
 * a separate chunk.
 * @throws {AppError} one of the refusals of `[S5.4]`, with viem's error as its cause
 * @throws {TypeError} `name is required` `[S5.7]`
 */
export function normalizeByEnsip15(name: string): string {
  try {
    return normalize(requireInput('name', name))
  } catch (cause) {
    if (cause instanceof TypeError) throw cause
    const message = cause instanceof Error ? cause.message : ''
    throw new AppError(refusals.find(([pattern]) => pattern.test(message))?.[1] ?? 'name-invalid', cause)
  }
}
