/** What was waited for took longer than it may. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
  constructor(readonly limit: number) {
    super(`No answer within ${limit} ms`)
  }
}

/**
 * Waits for `work` at most `limit` ms. What it does then is not heard of any more; it is not stopped.
 * @throws {TookTooLong}
 */
export async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(limit)), limit)
  })
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
