import { expect, test } from 'vitest'
import love98 from '../../love98/package.json'
import { projectLock, readRepositoryLock } from '../src/project-lock.ts'

test('the lock file of a project has its own dependencies and those of love98, without the ones for tests', () => {
  const project = { name: 'cat-club', version: '0.1.0', dependencies: { love98: '1.2.3' } }
  const repository = {
    ...{ name: 'workspace', lockfileVersion: 3, requires: true },
    packages: {
      '': { version: '0.1.0' },
      'packages/love98': { version: '0.1.0' },
      'node_modules/love98': { link: true },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/t': { version: '3.0.0', dev: true },
    },
  }
  expect(projectLock(repository, project)).toEqual({
    ...{ name: 'cat-club', lockfileVersion: 3, requires: true },
    packages: {
      '': project,
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
    },
  })
})

test('the lock file of this repository has each dependency of love98', async () => {
  const { packages } = projectLock(await readRepositoryLock(), {
    name: 'a',
    version: '0.1.0',
    dependencies: {},
  })
  for (const [name, version] of Object.entries(love98.dependencies))
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
})
