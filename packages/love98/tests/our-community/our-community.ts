import { parseCommunity } from '@/domain/community/community'
import { knownNames } from '../../scripts/lib/build/check-community.ts'
import { loadCommunity } from '../../scripts/lib/load-community.ts'
import { repositoryRoot } from '../../scripts/lib/project-root.mjs'

// Its types are the ids of its own project, so that a test cannot import it.
const file = await loadCommunity(repositoryRoot)

/** The community of this repository, which `docs/behavior.md` describes. The other tests run on `tests/community`. */
export const ourCommunity = parseCommunity(file, await knownNames(repositoryRoot, file))
