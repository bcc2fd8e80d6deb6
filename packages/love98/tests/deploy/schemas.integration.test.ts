import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { packageRoot, repositoryRoot } from '../../scripts/lib/project-root.mjs'

const modules = join(repositoryRoot, 'node_modules')
const read = (path: string) => readFile(resolve(packageRoot, path), 'utf8')

describe('compose.yaml', () => {
  /** Returns the violations of the Compose Specification's schema, each with its path. */
  async function faultsOf(text: string): Promise<string[]> {
    const { $schema: _draft, ...schema } = JSON.parse(
      await read(join(modules, 'dclint/schemas/compose.schema.json')),
    )
    const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema)
    validate(parse(text, { merge: true }))
    return (validate.errors ?? []).map(
      ({ instancePath, params, message }) => `${instancePath} ${params.additionalProperty ?? ''} ${message}`,
    )
  }

  test('the file is valid by the schema of the Compose Specification', async () => {
    expect(await faultsOf(await read('deploy/compose.yaml'))).toEqual([])
  })
})

describe('the manifests of Kubernetes', () => {
  type Manifest = { apiVersion: string; kind: string }
  const manifests = async (): Promise<Manifest[]> => {
    const files = await readdir(join(packageRoot, 'deploy/kubernetes'))
    const texts = await Promise.all(files.map((name) => read(join('deploy/kubernetes', name))))
    return texts.flatMap((text) => parseAllDocuments(text).map((document) => document.toJS() as Manifest))
  }

  /** Returns the path of the types of an API version: `v1` is `core/v1`, `networking.k8s.io/v1` is `networking/v1`. */
  const typesOf = (apiVersion: string) => {
    const [group = '', version] = apiVersion.split('/')
    return join(
      modules,
      'kubernetes-types',
      version === undefined ? `core/${group}` : `${group.split('.')[0]}/${version}`,
    )
  }

  /**
   * Returns TypeScript's errors for the manifests, checked against the types generated from Kubernetes' OpenAPI
   * description.
   */
  async function faultsOf(all: readonly Manifest[]): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'love98-manifests-'))
    const file = join(folder, 'manifests.ts')
    const lines = all.map(
      (each, index) =>
        `const m${index}: import(${JSON.stringify(typesOf(each.apiVersion))}).${each.kind} = ${JSON.stringify(each)}`,
    )
    try {
      await writeFile(file, `${lines.join('\n')}\nexport {}\n`)
      const compiler = join(modules, 'typescript/bin/tsc')
      const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false']
      await promisify(execFile)(process.execPath, [compiler, ...options, file], { cwd: folder })
      return ''
    } catch (error) {
      return String((error as { stdout?: unknown }).stdout ?? error)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  test('the manifests have only fields that the Kubernetes 1.30 description gives their kinds', async () => {
    expect(await faultsOf(await manifests())).toBe('')
  })
})
