import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles, readCode } from '../scripts/lib/check/code-files.ts'
import { packageRoot, repositoryRoot } from '../scripts/lib/project-root.mjs'

const folder = join(repositoryRoot, 'docs/decisions')
const longest = 45

type DecisionRecord = {
  number: string
  title: string
  date: string
  status: string
  topic: string
  problems: string[]
}

/** @returns the facts of a record, and a line for each missing part of the template */
function readRecord(file: string, source: string): DecisionRecord {
  const [, number = '', title = ''] = /^# (\d{4}) (\S.*)\n\n- Date: /.exec(source) ?? []
  const field = (name: string) => new RegExp(`^- ${name}: (\\S.*)$`, 'm').exec(source)?.[1] ?? ''
  const record = { number, title, date: field('Date'), status: field('Status'), topic: field('Topic') }
  const problems: string[] = []
  if (!number) problems.push('does not begin with "# <number> <title>" and a date')
  if (!file.startsWith(`${number}-`)) problems.push('has another number in its name than in its heading')
  if (!/^\d{4}-\d\d-\d\d$/.test(record.date)) problems.push('has no date')
  if (!/^(?:proposed|accepted|superseded)$/.test(record.status)) problems.push('has no status')
  for (const name of ['Topic', 'Replaces', 'Superseded by'])
    if (!field(name)) problems.push(`has no field "${name}"`)
  if ((record.status === 'superseded') !== /\d{4}/.test(field('Superseded by')))
    problems.push('is superseded without a successor, or has a successor and is not superseded')
  const sections = [...source.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  if (sections.join() !== 'Context,Decision,Consequences') problems.push(`has the sections ${sections}`)
  if (source.trimEnd().split('\n').length > longest) problems.push(`has more than ${longest} lines`)
  return { ...record, problems }
}

const files = readdirSync(folder).filter((file) => file !== 'README.md')
const sources = new Map(files.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
const records = new Map(Array.from(sources, ([file, source]) => [file, readRecord(file, source)]))

describe('decision records', () => {
  test('decision records follow the template and are numbered without a gap', () => {
    const problems = [...records].flatMap(([file, record]) =>
      record.problems.map((problem) => `${file} ${problem}`),
    )
    expect(problems).toEqual([])
    expect(Array.from(records.values(), ({ number }) => Number(number))).toEqual(files.map((_, at) => at + 1))
  })

  test('decision records equal the rows of the index', () => {
    const rows = readFileSync(join(folder, 'README.md'), 'utf8').match(/^\| \[.*$/gm)
    expect(rows).toEqual(
      Array.from(
        records,
        ([file, { number, title, status, date, topic }]) =>
          `| [${number}](${file}) | ${title} | ${status} | ${date} | ${topic} |`,
      ),
    )
  })

  test('every cited decision record exists', async () => {
    const links = [...sources].flatMap(([file, source]) =>
      Array.from(source.matchAll(/\[(\d{4})\]\(([^)]+)\)/g), ([, number, target = '']) => ({
        file,
        number,
        target,
      })),
    )
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter(({ number, target }) => records.get(target)?.number !== number)).toEqual([])

    const numbers = new Set(Array.from(records.values(), ({ number }) => number))
    const cited = [...(await readCode(packageRoot, await listFiles(packageRoot)))].flatMap(([path, source]) =>
      Array.from(source.matchAll(/docs\/decisions\/(\d{4})/g), ([, number = '']) => ({ path, number })),
    )
    expect(cited.length).toBeGreaterThan(5)
    expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([])
  })

  const sound =
    '# 0001 A title\n\n- Date: 2026-01-31\n- Status: accepted\n- Topic: Tests\n- Replaces: –\n- Superseded by: –\n\n' +
    '## Context\n\n## Decision\n\n## Consequences\n'

  test('records that follow the template have no problems', () => {
    expect(readRecord('0001-a-title.md', sound).problems).toEqual([])
  })

  test.each([
    ['# 0001', '# 1', 'does not begin'],
    ['# 0001', '# 0002', 'has another number'],
    ['2026-01-31', 'today', 'has no date'],
    ['accepted', 'done', 'has no status'],
    ['- Replaces: –\n', '', 'has no field "Replaces"'],
    ['accepted', 'superseded', 'is superseded without'],
    ['Superseded by: –', 'Superseded by: 0002', 'has a successor'],
    ['## Context', '## Reasons', 'has the sections'],
    ['## Context\n', '## Context\n'.repeat(longest), 'has more than'],
  ])('records are refused with "%s" replaced by "%s"', (part, change, problem) => {
    const { problems } = readRecord('0001-a-title.md', sound.replace(part, change))
    expect(problems.join('\n')).toContain(problem)
  })
})
