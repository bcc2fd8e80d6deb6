import { normalize } from 'viem/ens'
import { type ErrorCode, LoveError } from '@/domain/errors'
import { required } from '@/domain/required'

/** What the library says of each refusal (ENSIP-15), and what we call it. */
const refusals: readonly (readonly [RegExp, ErrorCode])[] = [
  [/excessive non-spacing marks|too many combining marks/i, 'name-marks'],
  [/leading combining mark|leading .*mark|illegal placement/i, 'name-leading-mark'],
  [/underscore/i, 'name-underscore'],
  [/illegal mixture|whole-script confusable/i, 'name-mixture'],
  [/empty label/i, 'name-empty-label'],
  [/disallowed character|invalid label extension/i, 'name-character'],
]

/**
 * A name as it is looked up (ENSIP-15).
 * @throws {LoveError} one of the refusals of `[S5.4]` in plain words, with the library's own as its cause
 * @throws {TypeError} `name is required` `[S5.7]`
 */
export function normaliseName(name: string): string {
  try {
    return normalize(required('name', name))
  } catch (cause) {
    if (cause instanceof TypeError) throw cause
    const said = cause instanceof Error ? cause.message : ''
    throw new LoveError(refusals.find(([words]) => words.test(said))?.[1] ?? 'name-invalid', cause)
  }
}
