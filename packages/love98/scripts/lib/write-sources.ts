import { ensureArt } from '../art/ensure-art.ts'
import type { ReadMessages } from './messages/read-messages.ts'
import { writeTexts } from './messages/write-texts.ts'
import { writeHelpKeys } from './programs/help-keys.ts'
import { writePrograms } from './programs/program-sources.ts'
import { packageRoot } from './project-root.mjs'

/**
 * Writes the modules that code imports and that are not in git: the texts, the list of programs, the keys
 * of Help, and the skins and icons with their pictures.
 * @param root the project's folder
 * @param read the messages, if the caller has read them
 * @throws {UserError} if a message or the definition of a program is wrong
 */
export async function writeSources(root: string, read?: ReadMessages): Promise<void> {
  await writeTexts(root, read)
  await writePrograms(root)
  await writeHelpKeys(root)
  await ensureArt({ packageFolder: packageRoot, projectFolder: root })
}
