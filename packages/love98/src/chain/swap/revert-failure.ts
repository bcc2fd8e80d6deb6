import { getAddress } from 'viem/utils'
import { type RevertReason, reasonFromRevertData } from '@/chain/safe/revert-reason'
import { decodeAddress, encodeWord, offsetAt } from '@/domain/abi'
import * as errorSelectors from '@/domain/error-selectors'
import type { Hex } from '@/domain/hex'
import { contractFailure, type SwapFailure } from '@/domain/swap/swap-failure'

/** The maximum nesting depth of errors; deeper ones are not unwrapped. */
const deepest = 4
const longestText = 200

/**
 * Reads the failure from the bytes of a revert. An error that carries the one of another contract is unwrapped:
 * `ExecutionFailed` of the Universal Router, and `WrappedError` (ERC-7751), with which the manager of V4 reports hooks
 * and tokens. The text of a hook's failure begins with the hook's address.
 */
export function revertFailure(data: Hex, depth = 0): SwapFailure {
  const inner = depth < deepest ? innerRevert(data) : null
  if (!inner) return plainFailure(data)
  const { reason, target, details } = inner
  const failure = revertFailure(reason, depth + 1)
  if (details === errorSelectors.hookCallFailed && target !== null) {
    const words = [getAddress(target), ...(failure.text === null ? [] : [failure.text])]
    return { code: 'hook', text: words.join(': ').slice(0, longestText) }
  }
  if (failure.code !== 'unknown' || details === null) return failure
  return { code: contractFailure({ selector: details }).code, text: failure.text }
}

/** Permit2 gives every allowance an end, so that an end of zero is the one of an allowance that was never given. */
function plainFailure(data: Hex): SwapFailure {
  const failure = failureOfReason(reasonFromRevertData(data))
  const isNeverGiven = data === errorSelectors.allowanceExpired + encodeWord(0n)
  return isNeverGiven ? { ...failure, code: 'approval-missing' } : failure
}

export function failureOfReason(reason: RevertReason): SwapFailure {
  if (!reason) return { code: 'unknown', text: null }
  if ('panic' in reason) return { code: 'unknown', text: `Panic(${reason.panic})` }
  return contractFailure('text' in reason ? { message: reason.text } : reason)
}

/** `target`: the called contract; `details`: the selector of the error that says what was called. */
type InnerRevert = { readonly reason: Hex; readonly target: Hex | null; readonly details: Hex | null }

/** Returns the error in an error; null for an error without one. */
function innerRevert(data: Hex): InnerRevert | null {
  const digits = data.slice(10)
  try {
    if (data.startsWith(errorSelectors.executionFailed))
      return { reason: bytesAt(digits, 1), target: null, details: null }
    if (!data.startsWith(errorSelectors.wrappedError)) return null
    const details = bytesAt(digits, 3)
    return {
      reason: bytesAt(digits, 2),
      target: decodeAddress(`0x${digits.slice(0, 64)}`),
      details: details.length >= 10 ? `0x${details.slice(2, 10)}` : null,
    }
  } catch {
    // The data is not encoded as its selector requires.
    return null
  }
}

/**
 * Returns the bytes to which a word points.
 * @param index of the word
 * @throws {RangeError} if they are truncated
 */
function bytesAt(digits: string, index: number): Hex {
  const start = offsetAt(digits, 64 * index)
  const length = offsetAt(digits, start)
  const bytes = digits.slice(start + 64, start + 64 + length)
  if (bytes.length < length) throw new RangeError('the error is truncated')
  return `0x${bytes}`
}
