import type { Problem } from './problem.ts'

/** The values of a community's file, each with its path, such as `links[2].url`. */
export function valuesOf(value: unknown, path = ''): readonly (readonly [path: string, value: unknown])[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => valuesOf(one, `${path}[${index}]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => valuesOf(one, path ? `${path}.${key}` : key))
  return [[path, value]]
}

/** Nodes answer other requests than that of a page. */
const notPages = /publicRpcUrl$/

/** Time for one address, ms. */
const limit = 10_000

type Options = {
  readonly file: string
  readonly lineOf: (path: string) => number
  readonly get?: typeof fetch
}

/** Requests the address of each link once. @returns the addresses that do not answer, or answer that there is no page */
export async function checkLinks(
  community: unknown,
  { file, lineOf, get = fetch }: Options,
): Promise<readonly Problem[]> {
  const links = valuesOf(community).filter(
    (entry): entry is readonly [string, string] =>
      typeof entry[1] === 'string' && /^https?:\/\//i.test(entry[1]) && !notPages.test(entry[0]),
  )
  const asked = new Map<string, Promise<string | undefined>>()
  for (const [, url] of links) if (!asked.has(url)) asked.set(url, whyUnreachable(url, get))
  const found = links.map(async ([path, url]): Promise<Problem[]> => {
    const reason = await asked.get(url)
    return reason === undefined ? [] : [{ file, line: lineOf(path), text: `${path}: ${url} ${reason}` }]
  })
  return (await Promise.all(found)).flat()
}

async function whyUnreachable(url: string, get: typeof fetch): Promise<string | undefined> {
  try {
    const { status } = await get(url, { signal: AbortSignal.timeout(limit) })
    // Other refusals are often for programs only.
    return status === 404 || status === 410 || status >= 500 ? `answers ${status}` : undefined
  } catch (error) {
    const { cause, message } = error as Error
    return `cannot be reached (${cause instanceof Error ? cause.message : message})`
  }
}
