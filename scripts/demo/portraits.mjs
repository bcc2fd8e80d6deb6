/**
 * Pixel portraits of the demo's names: `#` is the color, `+` its shade, `.` a light, a space nothing.
 * @type {Readonly<Record<'heart' | 'broken' | 'arrow', readonly string[]>>}
 */
const drawings = {
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
 * @param {keyof typeof drawings} drawing
 * @param {Readonly<{ color: string, shade: string, light: string, ground: string }>} paint CSS colors
 */
export function portrait(drawing, { color, shade, light, ground }) {
  const paths = [
    ['#', color],
    ['+', shade],
    ['.', light],
  ].map(([mark = '', fill]) => `<path fill="${fill}" d="${pixels(drawings[drawing], mark)}"/>`)
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" shape-rendering="crispEdges">'
  const svg = `${open}<path fill="${ground}" d="M0 0h9v9H0z"/>${paths.join('')}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/**
 * @param {readonly string[]} rows
 * @param {string} mark
 */
function pixels(rows, mark) {
  return rows
    .flatMap((row, y) => [...row].map((pixel, x) => (pixel === mark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}
