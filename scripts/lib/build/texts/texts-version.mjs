import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../project-root.mjs'

/**
 * A hash of the texts of all languages. The bundler keeps what a loader made of a file while its options stay the same; it
 * does not learn of a translation that is added beside it.
 *
 * @returns {string} empty where there are no sources: a built product is served without them
 */
export function textsVersion() {
  const folder = join(projectRoot, 'src', 'texts')
  if (!existsSync(folder)) return ''
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
