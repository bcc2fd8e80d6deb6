import { parseCommunity } from '@/domain/community/community'
import file from '../../../../community/config'
import { knownNames } from '../../scripts/lib/build/check-community.ts'
import { repositoryRoot } from '../../scripts/lib/project-root.mjs'

/** The community of this repository, which `docs/behavior.md` describes. The other tests run on `tests/community`. */
export const ourCommunity = parseCommunity(file, await knownNames(repositoryRoot, file))
