import type { WindowRequest } from '@/domain/desktop/windows'
import type { Program } from './define-program'

/** What opening a program asks of the desktop. `argument` is one of our own: what comes from outside is checked first. */
export function windowRequest(program: Program, argument: string | null = null): WindowRequest {
  const { id, title, icon, size, minimum, maximum = null, resizable, dialog = null, single } = program
  const isMirrored = globalThis.document?.dir === 'rtl'
  const face = { program: id, argument, title, icon, size, minimum, maximum, resizable, dialog, single }
  return isMirrored ? { ...face, isMirrored } : face
}

/** An argument from an address or from storage, as the program's window takes it; null when it does not. */
export function knownArgument(program: Program, text: string | null): string | null {
  if (text === null || text.length > longestArgument) return null
  return program.argument?.(text) ?? null
}

/** Characters; the log of a game is the longest of ours. */
const longestArgument = 4096
