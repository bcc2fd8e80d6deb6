import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { defaultChains } from '../../../src/domain/community/default-chains.ts'
import { loadCommunity } from '../load-community.ts'
import { packageRoot } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'
import { type DeploymentValues, fillIn, readValues } from './deployment-values.ts'
import { type DeployedFile, type Target, targets } from './targets.ts'

/**
 * Writes the files that a host needs into the project, and prints the remaining steps.
 * @param args the name of the target
 * @throws {UserError} for an unknown target, or if a file of the project would be overwritten; nothing is then written
 */
export async function deployTo(root: string, args: readonly string[]): Promise<void> {
  const target = findTarget(args)
  const { site, chains = defaultChains } = await loadCommunity(root)
  const environment = await readFile(join(root, '.env'), 'utf8').catch(() => '')
  const siteUrl = process.env.SITE_URL || parseEnv(environment).SITE_URL
  const values = readValues(
    site.name,
    chains.map(({ id }) => id),
    siteUrl,
  )
  const written = await writeDeployment(root, target, values)
  console.log(
    [
      written.length > 0 ? `Written: ${written.join(', ')}.` : 'All files are already there.',
      'Next:',
      ...target.steps(values).map((step, index) => `  ${index + 1}. ${step}`),
    ].join('\n'),
  )
}

function findTarget(args: readonly string[]): Target {
  const [name = ''] = args
  if (args.length === 1 && Object.hasOwn(targets, name)) return targets[name as keyof typeof targets]
  const known = Object.entries(targets).map(([name, { about }]) => `  ${name.padEnd(12)}${about}`)
  throw new UserError(`Usage: love98 deploy <target>. The targets are:\n${known.join('\n')}`)
}

/**
 * Copies the files of a target into a project with its values.
 * @returns the written files, from the project's folder; files with the same content are left as they are
 * @throws {UserError} if a file exists with other content and no other target shares it
 */
export async function writeDeployment(
  root: string,
  target: Target,
  values: DeploymentValues,
): Promise<string[]> {
  const files = await Promise.all(
    (await filesOf(target)).map(async ({ from, to, isShared = false }) => {
      const text = fillIn(await readFile(join(packageRoot, 'deploy', from), 'utf8'), values)
      const before = existsSync(join(root, to)) ? await readFile(join(root, to), 'utf8') : null
      return { to, text, isKept: before === text || (isShared && before !== null), isThere: before !== null }
    }),
  )
  const wanted = files.filter(({ isKept }) => !isKept)
  const taken = wanted.filter(({ isThere }) => isThere).map(({ to }) => to)
  if (taken.length > 0)
    throw new UserError(`Nothing was written, because other content is already in ${taken.join(', ')}.`)
  for (const { to, text } of wanted) {
    await mkdir(dirname(join(root, to)), { recursive: true })
    await writeFile(join(root, to), text)
  }
  return wanted.map(({ to }) => to)
}

/** Returns the files of a target, with each file of its folders. */
async function filesOf({ files }: Target): Promise<DeployedFile[]> {
  const all = files.map(async (file) => {
    const source = join(packageRoot, 'deploy', file.from)
    if (!(await stat(source)).isDirectory()) return [file]
    return (await readdir(source)).sort().map((name) => ({
      ...file,
      from: `${file.from}/${name}`,
      to: `${file.to}/${name}`,
    }))
  })
  return (await Promise.all(all)).flat()
}
