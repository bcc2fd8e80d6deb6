import type { WindowRequest } from '@/domain/windows/windows'
import type { Program } from './define-program'

/** Returns the request that opens a program. `argument` must be valid: validate arguments from outside first. */
export function windowRequest(program: Program, argument: string | null = null): WindowRequest {
  const { id, title, icon, size, minimum, maximum = null, resizable, dialog = null, single } = program
  const isMirrored = globalThis.document?.dir === 'rtl'
  const face = { program: id, argument, title, icon, size, minimum, maximum, resizable, dialog, single }
  return isMirrored ? { ...face, isMirrored } : face
}

/**
 * Validates an argument from an address or from storage.
 * @returns null if the program's window does not accept it
 */
export function knownArgument(program: Program, text: string | null): string | null {
  if (text === null || text.length > longestArgument) return null
  return program.argument?.(text) ?? null
}

/** The longest accepted argument, in characters. The log of a game is the longest valid one. */
const longestArgument = 4096
