import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileEarly } from '../../../scripts/lib/build/compile-early.mjs'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'love98-chunks-'))
})
afterEach(() => rm(folder, { recursive: true }))

const chunk = (modules: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules}]);`

async function compile(script: string) {
  await writeFile(join(folder, 'a.js'), script)
  await writeFile(join(folder, 'other.js'), chunk('1,()=>1'))
  await compileEarly(folder)
  return readFile(join(folder, 'a.js'), 'utf8')
}

test.each([
  ['an arrow function', "1,e=>{e.s(['b'])}", "1,(e=>{e.s(['b'])})"],
  ['a function', '1,function(e){return e}', '1,(function(e){return e})'],
  ['two modules, one under two names', '1,()=>1,2,3,()=>[()=>2]', '1,(()=>1),2,3,(()=>[()=>2])'],
  ['a module whose text is written later', '1,e=>__texts("a.ts#b")', '1,(e=>__texts("a.ts#b"))'],
])('%s of a chunk is compiled with its script', async (_, modules, expected) => {
  expect(await compile(chunk(modules))).toBe(chunk(expected))
})

test('functions that are not modules stay as they are', async () => {
  const script = 'globalThis.TURBOPACK.push({"otherChunks":[()=>1]});var a=[()=>1];f(()=>1);'
  expect(await compile(script)).toBe(script)
})

test('a script that cannot be parsed fails the build by its name', async () => {
  await expect(compile('push([1,=>])')).rejects.toThrow('a.js cannot be parsed')
})

test('chunks in another form fail the build', async () => {
  await writeFile(join(folder, 'a.js'), 'push({1(){}})')
  await expect(compileEarly(folder)).rejects.toThrow('contains modules in the form')
})
