import { expect, test } from 'vitest'
import { compileEarly } from '../../../scripts/lib/build/compile-early.mjs'

const chunk = (modules: string) => `(globalThis.TURBOPACK||=[]).push(["static/chunks/a.js",${modules}]);`

test.each([
  ['an arrow function', "1,e=>{e.s(['b'])}", "1,(e=>{e.s(['b'])})"],
  ['a function', '1,function(e){return e}', '1,(function(e){return e})'],
  ['two modules, one under two names', '1,()=>1,2,3,()=>[()=>2]', '1,(()=>1),2,3,(()=>[()=>2])'],
])('%s of a chunk is compiled with the script', (_, modules, expected) => {
  expect(compileEarly(chunk(modules))).toBe(chunk(expected))
})

test('functions that are no modules stay as they are', () => {
  const script = `globalThis.TURBOPACK.push({"otherChunks":[()=>1]});var a=[()=>1];f(()=>1);`
  expect(compileEarly(script)).toBe(script)
})

test('modules of each chunk of a joined script are compiled with it', () => {
  expect(compileEarly(chunk('1,()=>1') + chunk('2,()=>2'))).toBe(chunk('1,(()=>1)') + chunk('2,(()=>2)'))
})

test('a script that cannot be parsed fails the build', () => {
  expect(() => compileEarly('push([1,=>])')).toThrow(SyntaxError)
})
