/** Well below the 256 open files that some systems allow a process, which has others open too. */
const most = 64

/**
 * Does the work for each item, for a few at once: all files of a build at once are more than many systems let a process open.
 *
 * @returns in the order of the items
 * @throws what the first work that failed threw; nothing is begun after that
 */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  let hasFailed = false
  const worker = async () => {
    for (const [index, item] of waiting) {
      if (hasFailed) return
      try {
        results[index] = await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: most }, worker))
  return results
}
