import 'server-only'
import { localPath } from '@/domain/navigation/program-path'

/** The address of a page in its language; the builder adds those of the other languages. @param path of the English page */
export function alternatesOf(path: string): { canonical: string } {
  return { canonical: localPath(path) }
}
