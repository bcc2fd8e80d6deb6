import type { WindowRequest } from '@/domain/windows'
import type { Program } from './define-program'

/** What opening a program asks of the desktop. */
export function windowRequest(program: Program, argument: string | null = null): WindowRequest {
  const { id, title, icon, size, minimum, resizable, single } = program
  return { program: id, argument, title, icon, size, minimum, resizable, single }
}
