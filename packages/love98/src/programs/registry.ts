import type { CommunityProgramId } from '@/programs/generated/program-ids'
import { programs } from '@/programs/generated/programs'
import { programDescriptions } from '@/texts/program-descriptions'
import type { Program } from './define-program'

export { programs }

export type ProgramId = (typeof programs)[number]['id']

/** Returns null for an unknown id, because ids also come from URLs and storage. */
export function findProgram(id: string): Program | null {
  return programs.find((program) => program.id === id) ?? null
}

/** A program without a description does not compile. Those of a community describe themselves. */
const descriptions: Readonly<Record<Exclude<ProgramId, CommunityProgramId>, string>> = programDescriptions

/** One sentence about a program, for search engines and link previews; empty for an unknown one. */
export function programDescription(id: string): string {
  if (Object.hasOwn(descriptions, id)) return descriptions[id as keyof typeof descriptions]
  return findProgram(id)?.description ?? ''
}
