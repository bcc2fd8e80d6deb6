import { join } from 'node:path'
import { shownPrograms } from '../../../../src/domain/community/shown-programs.ts'
import type * as ProgramRegistry from '../../../../src/programs/registry.ts'
import { builtLanguages } from '../../build/built-languages.ts'
import { loadCommunity } from '../../load-community.ts'
import { packageRoot } from '../../project-root.mjs'
import { valuesOf } from '../check/check-links.ts'

/** The facts of a community for the journeys, which name nothing themselves. */
export type Facts = {
  readonly name: string
  /** The address before the path, by language: empty for English. */
  readonly languages: readonly { readonly id: string; readonly prefix: string; readonly name: string }[]
  readonly programs: readonly { readonly id: string; readonly title: string }[]
  readonly links: readonly string[]
  readonly offline: boolean
  readonly words: {
    readonly connect: string
    readonly demoWallet: string
    readonly account: string
    readonly agree: string
    readonly notNow: string
  }
}

/** Reads the facts of a project that is built. @param root the project's folder */
export async function readFacts(root: string): Promise<Facts> {
  const community = await loadCommunity(root)
  const load = (path: string) => import(join(packageRoot, path))
  const { programs }: typeof ProgramRegistry = await load('src/programs/registry.ts')
  const text = async (name: string) =>
    Object.values(await import(join(root, `.love98/generated/texts/${name}.ts`)))[0] as Record<string, never>
  const [area, demo, terms, verify] = await Promise.all(
    ['wallet-area', 'demo-wallet', 'terms', 'verify'].map(text),
  )
  const { site } = community
  const shown = shownPrograms(community)
  return {
    name: site.name,
    languages: builtLanguages(community.languages).map(({ id }) => ({
      id,
      prefix: id === 'en' ? '' : `/${id}`,
      name: site.translations?.[id as never]?.['name' as never] ?? site.name,
    })),
    programs: programs.filter(({ id }) => shown.includes(id)).map(({ id, title }) => ({ id, title })),
    links: valuesOf(community)
      .filter(
        ([path, value]) =>
          /(^links|\.url$)/.test(path) && !path.startsWith('chains') && /^https?:/.test(String(value)),
      )
      .map(([, value]) => String(value)),
    offline: site.offline,
    words: {
      connect: area?.connect ?? '',
      demoWallet: demo?.title ?? '',
      account: (demo?.account as unknown as (position: number) => string)?.(1) ?? '',
      agree: terms?.agree ?? '',
      notNow: verify?.notNow ?? '',
    },
  }
}
