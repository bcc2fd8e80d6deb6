import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseCommunity } from '@/domain/community/community'
import { knownNames } from '../../scripts/lib/build/check-community.ts'
import { communityFile, repositoryRoot } from '../../scripts/lib/project-root.mjs'

// Its types are the ids of its own project, so that a test cannot import it.
const { default: file } = await import(pathToFileURL(join(repositoryRoot, communityFile)).href)

/** The community of this repository, which `docs/behavior.md` describes. The other tests run on `tests/community`. */
export const ourCommunity = parseCommunity(file, await knownNames(repositoryRoot, file))
