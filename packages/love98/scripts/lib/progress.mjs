/**
 * @typedef {{
 *   say(line: string): void,
 *   step<T>(label: string, work: () => Promise<T>): Promise<T>,
 * }} Progress
 */

/**
 * Reports long steps. One that takes longer than `announceAfter` ms is named, again every `repeatEvery` ms, and at its
 * end with the seconds it took; a shorter one is silent.
 *
 * @param {{ write?: (line: string) => void, announceAfter?: number, repeatEvery?: number }} [options]
 * @returns {Progress}
 */
export function createProgress({ write = writeLine, announceAfter = 1000, repeatEvery = 20_000 } = {}) {
  return {
    say: write,
    async step(label, work) {
      const start = performance.now()
      const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`
      let announced = false
      /** @type {NodeJS.Timeout | undefined} */
      let repeat
      const announce = setTimeout(() => {
        announced = true
        write(`${label} …`)
        repeat = setInterval(() => write(`${label} … ${seconds()}`), repeatEvery)
      }, announceAfter)
      try {
        const result = await work()
        if (announced) write(`${label}: done in ${seconds()}.`)
        return result
      } finally {
        clearTimeout(announce)
        clearInterval(repeat)
      }
    },
  }
}

/** @param {string} line */
function writeLine(line) {
  process.stdout.write(`${line}\n`)
}
