import { languages } from '../../src/language/languages.ts'
import { ensureArt } from '../art/ensure-art.ts'
import { type ReadMessages, readLanguages } from './messages/read-messages.ts'
import { readSiteWords, type SiteWordsIn } from './messages/site-words.ts'
import { writeTexts } from './messages/write-texts.ts'
import { writeHelpKeys } from './programs/help-keys.ts'
import { writePrograms } from './programs/program-sources.ts'
import { packageRoot } from './project-root.mjs'

/**
 * Writes the modules that code imports and that are not in git: the texts, the list of programs, the keys
 * of Help, and the skins and icons with their pictures.
 * @param root the project's folder
 * @param read the messages, or the words of the community, if the caller has read them
 * @throws {UserError} if a message, the definition of a program or the community's file is wrong
 */
export async function writeSources(root: string, read?: ReadMessages | SiteWordsIn): Promise<void> {
  const messages =
    typeof read === 'object'
      ? read
      : await readLanguages(root, languages, read ?? (await readSiteWords(root)))
  await writeTexts(root, messages)
  await writePrograms(root)
  await writeHelpKeys(root)
  await ensureArt({ packageFolder: packageRoot, projectFolder: root })
}
