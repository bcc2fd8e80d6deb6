import { programDescriptions } from '@/texts/program-descriptions'

/** One sentence about a program; empty for an unknown one. Apart from the manifests, which every visitor loads. */
export function programDescription(id: string): string {
  return Object.hasOwn(programDescriptions, id)
    ? programDescriptions[id as keyof typeof programDescriptions]
    : ''
}
