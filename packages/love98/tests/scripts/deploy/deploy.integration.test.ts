import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeDeployment } from '../../../scripts/lib/deploy/deploy-to.ts'
import { readValues } from '../../../scripts/lib/deploy/deployment-values.ts'
import { type Target, targets } from '../../../scripts/lib/deploy/targets.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-deploy-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const values = readValues('Cat Club', [8453, 10], 'https://cats.example')
const read = (path: string) => readFile(join(root, path), 'utf8')
const all = Object.entries(targets) as [string, Target][]

describe('the values of a project', () => {
  test.each([
    ['Cat Club', 'cat-club'],
    ['Ünited  Çats!', 'u-nited-c-ats'],
    ['98 cats', 'cats'],
    ['猫', 'community-desktop'],
    ['A community with a very long name', 'a-community-with-a-very-long'],
  ])('the name %s becomes %s', (siteName, name) => {
    expect(readValues(siteName, [], undefined).name).toBe(name)
  })

  test.each([[undefined], ['http://localhost:3000'], ['cats']])(
    'SITE_URL=%s is not a public address, so the example remains',
    (siteUrl) => {
      expect(readValues('Cat Club', [], siteUrl)).toMatchObject({
        host: 'desktop.example',
        origin: 'https://desktop.example',
      })
    },
  )
})

describe.each(all)('love98 deploy %s', (_, target) => {
  test('writes files with the name and the address of the project, and nothing a second time', async () => {
    const written = await writeDeployment(root, target, values)
    expect(written.length).toBeGreaterThan(0)
    for (const path of written)
      expect(await read(path), path).not.toMatch(/desktop\.example|community-desktop/)
    expect(await writeDeployment(root, target, values)).toEqual([])
  })

  test('reports the steps with the nodes of the project', () => {
    const steps = target.steps(values).join('\n')
    expect(steps).toContain(target === targets.kubernetes ? '--from-literal=RPC_URL_8453=' : 'RPC_URL_8453')
    expect(steps).not.toMatch(/RPC_URL_1\b|desktop\.example|undefined/)
  })
})

test('a file with other content is not overwritten, and nothing is written', async () => {
  await writeFile(join(root, 'compose.yaml'), 'services: {}\n')
  await expect(writeDeployment(root, targets.compose, values)).rejects.toThrow(
    'other content is already in compose.yaml',
  )
  expect(await read('compose.yaml')).toBe('services: {}\n')
  expect(existsSync(join(root, 'Dockerfile'))).toBe(false)
})

test('a changed file that other targets share is kept', async () => {
  await writeDeployment(root, targets.docker, values)
  await writeFile(join(root, 'Dockerfile'), 'FROM scratch\n')
  expect(await writeDeployment(root, targets.fly, values)).toEqual(['fly.toml'])
  expect(await read('Dockerfile')).toBe('FROM scratch\n')
})

test('render.yaml asks for the node of each chain', async () => {
  await writeDeployment(root, targets.render, values)
  const file = await read('render.yaml')
  expect(file.match(/RPC_URL_\d+/g)).toEqual(['RPC_URL_8453', 'RPC_URL_10'])
  expect(file.match(/sync: false/g)).toHaveLength(2)
})
