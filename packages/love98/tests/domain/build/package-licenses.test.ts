import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { licenseText, packageLicenses } from '@/domain/build/package-licenses'
import { importedPackages } from '../../../scripts/lib/build/imported-packages'
import { packageRoot } from '../../../scripts/lib/project-root.mjs'

test('About lists every package in the code of a page, with the license that the package names', async () => {
  const imports = await importedPackages(`${packageRoot}/src`)
  const names = new Set(imports.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')))
  const found: Record<string, string[]> = {}
  for (const name of [...names].sort()) {
    const license = licenseOf(name)
    found[license] = [...(found[license] ?? []), name]
  }
  expect(packageLicenses).toEqual(found)
  for (const name of names) expect(licenseText()).toContain(name)
})

/** Packages export their entry points only, so their description is read from the folders of packages. */
function licenseOf(name: string): string {
  for (const folder of createRequire(import.meta.url).resolve.paths(name) ?? [])
    try {
      return String(JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')).license)
    } catch {
      // The package is in another folder.
    }
  return 'missing'
}
