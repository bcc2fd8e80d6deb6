import type { CommunityFile as FileOf } from '@/domain/community/community'
import type { LanguageId } from '@/language/languages'
import type { ProgramId } from '@/programs/generated/program-ids'
import type { SkinId } from '@/skins/registry'
import type { IconName } from '@/ui/generated/icons'

/**
 * The type of `community/config.ts`, with the ids of the programs, skins, languages and icons that the project has: `export
 * default { … } satisfies CommunityFile`.
 */
export type CommunityFile = FileOf<ProgramId, SkinId, LanguageId, IconName>
