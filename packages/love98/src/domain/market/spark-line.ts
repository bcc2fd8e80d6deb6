/**
 * Returns a line of prices as an SVG path of whole pixels: one run per column, which reaches the next one. Empty with
 * fewer than two prices.
 * @param width and `height`: pixels
 */
export function sparkLine(closes: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...closes), Math.max(...closes)]
  if (closes.length < 2 || width < 1 || height < 1) return ''
  const row = (column: number) => {
    const close = closes[Math.round((column / Math.max(1, width - 1)) * (closes.length - 1))] ?? low
    return high > low ? Math.round(((high - close) / (high - low)) * (height - 1)) : height >> 1
  }
  let path = ''
  let before = row(0)
  for (let column = 0; column < width; column++) {
    const now = row(column)
    const top = Math.min(now, before + Math.sign(now - before))
    const bottom = Math.max(now, before + Math.sign(now - before))
    path += `M${column} ${top}h1v${bottom - top + 1}h-1z`
    before = now
  }
  return path
}
