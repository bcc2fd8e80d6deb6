/** The code of a module, compiled as one classic script (`scripts/lib/build/plugins/classic-script.ts`). */
declare module '*?classic-script' {
  const code: string
  export default code
}
