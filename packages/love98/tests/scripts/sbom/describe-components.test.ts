import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { permissive, shippedPackages } from '../../../scripts/lib/check/licenses.mjs'
import { packageRoot, repositoryRoot } from '../../../scripts/lib/project-root.mjs'
import { describeComponents } from '../../../scripts/lib/sbom/describe-components.mjs'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const bill = describeComponents(
  read(join(packageRoot, 'package.json')),
  read(join(repositoryRoot, 'package-lock.json')),
)

test('the bill of materials has every shipped package with license and hash, and no development package', () => {
  const listed = new Map(
    bill.components.map((component) => [`${component.name}@${component.version}`, component]),
  )
  for (const { name, version } of shippedPackages(packageRoot, []))
    expect([...listed.keys()]).toContain(`${name}@${version}`)
  for (const name of ['vitest', 'knip', 'typescript', '@playwright/test'])
    expect(bill.components.filter((component) => component.name === name)).toEqual([])
  for (const { hashes } of bill.components)
    expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{40}([0-9a-f]{88})?$/)
})

test('every package of a production install may be distributed, in a browser or on a server', () => {
  // Compiled parts of the image library for other systems, linked and unmodified.
  const linked = /^@img\/sharp(-libvips)?-/
  const others = bill.components.filter(({ name, licenses }) => {
    const text =
      licenses?.map((one) => ('expression' in one ? one.expression : one.license.id)).join() ?? 'unknown'
    const parts = text.replace(/[()]/g, '').split(/ (?:AND|OR) /)
    return !parts.every((part) => permissive.has(part)) && !linked.test(name)
  })
  expect(others.map(({ name, licenses }) => `${name} ${JSON.stringify(licenses)}`)).toEqual([])
})

test('references point to components, each of which is reachable from the product', () => {
  const known = new Set([...bill.components.map((component) => component['bom-ref']), 'pkg:npm/love98@0.1.0'])
  const edges = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const reached = new Set<string | undefined>()
  const open: (string | undefined)[] = [bill.metadata.component['bom-ref']]
  for (let next = open.pop(); next; next = open.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    open.push(...(edges.get(next) ?? []))
  }
  expect([...reached].filter((reference) => !known.has(reference ?? ''))).toEqual([])
  expect([...known].filter((reference) => !reached.has(reference))).toEqual([])
})
