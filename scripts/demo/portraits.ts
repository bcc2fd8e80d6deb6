/** Pixel portraits of the demo's names: `#` is the color, `+` its shade, `.` a light, a space nothing. */
const drawings: Readonly<Record<'heart' | 'broken' | 'arrow', readonly string[]>> = {
  heart: [
    '         ',
    '  ## ##  ',
    ' #..###+ ',
    ' #.####+ ',
    ' ######+ ',
    '  ####+  ',
    '   ##+   ',
    '    +    ',
    '         ',
  ],
  broken: [
    '         ',
    '  ##  #  ',
    ' #..# ##+',
    ' #.# ###+',
    ' #### ##+',
    '  ## ##+ ',
    '   ## +  ',
    '    +    ',
    '         ',
  ],
  arrow: [
    '       .+',
    '  ## #.# ',
    ' #..#.##+',
    ' #.#.###+',
    ' ##.####+',
    '  .####+ ',
    ' . ###+  ',
    '.   #+   ',
    '         ',
  ],
}

/**
 * A portrait as a `data:` picture, 9×9 pixels, for an avatar record (ENSIP-12).
 * @param paint CSS colors
 */
export function portrait(
  drawing: keyof typeof drawings,
  { color, shade, light, ground }: Readonly<{ color: string; shade: string; light: string; ground: string }>,
) {
  const paths = [
    ['#', color],
    ['+', shade],
    ['.', light],
  ].map(([mark = '', fill]) => `<path fill="${fill}" d="${pixels(drawings[drawing], mark)}"/>`)
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" shape-rendering="crispEdges">'
  const svg = `${open}<path fill="${ground}" d="M0 0h9v9H0z"/>${paths.join('')}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function pixels(rows: readonly string[], mark: string) {
  return rows
    .flatMap((row, y) => [...row].map((pixel, x) => (pixel === mark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}
