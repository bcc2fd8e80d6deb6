import type { IconRole } from '@/domain/appearance/skin'
import type { ToolId } from '../session/tools'

/** 16×16 pixels of each tool; a letter is a role of the skin's icons. */
const toolArt: readonly (readonly [tool: ToolId, rows: string])[] = [
  [
    'select',
    '................ ................ .kk.kk.kk.kk.kk. .k............k. ................ .k............k. .k............k. ................ .k............k. .k............k. ................ .k............k. .kk.kk.kk.kk.kk. ................ ................ ................',
  ],
  [
    'stamp',
    '................ .....kkkk....... ....khRRRk...... ....kRRRrk...... ....kRRrrk...... .....kRrk....... .....kRrk....... ....kkRrkk...... ..kkYYYYYYkk.... .kYYYYYYYYyyk... .kyyyyyyyyyyk... .kkkkkkkkkkkk... ................ .BBBBBBBBBBBB... ................ ................',
  ],
  [
    'eraser',
    '................ ................ ........kkkkkk.. .......kfwwwfkk. ......kfwwwfkRk. .....kfwwwfkRrk. ....kkkkkkkRrk.. ...kRRRRRRkrk... ..kRRRRRRkrk.... .kRRRRRRkrk..... .kkkkkkkkk...... .krrrrrrk....... .kkkkkkkk....... ................ ................ ................',
  ],
  [
    'fill',
    '................ ......kk........ .....k..k....... .....k..kk...... .....k.kfFk..... .....kkfwFFk.... ..BBkkfwFFFFk... .BBkBkwFFFFFFk.. BBkBBfkFFFFFgk.. BBkfBFFFFFFgk... BB.kFFFFFFgk.... BB..kFFFFgk..... BB...kFFgk...... .B....kgk....... .B.....k........ ................',
  ],
  [
    'pick',
    '................ ...........kkk.. ..........kRrrk. .........kkRrrk. .......kkkkrrk.. ........kkkkk... .......kwfkk.... ......kwfk.k.... .....kwfk....... ....kwfk........ ...kwfk......... ..kcBk.......... ..kBk........... .kkk............ .k.............. ................',
  ],
  [
    'magnifier',
    '................ .....kkkk....... ...kkccwwkk..... ..kcccwwcwck.... ..kccwwcwcck.... .kccwwccccccck.. .kcwwcccccccck.. .kcwccccccccck.. ..kccccccccck... ..kcccccccckk... ...kkcccckkyk... .....kkkk.kYyk.. ...........kYyk. ............kYyk .............kyk ..............kk',
  ],
  [
    'pencil',
    '................ ...........kk... ..........krRk.. .........kfrRk.. .........kgfk... ........kYgk.... ........kYyk.... .......kYyk..... .......kYyk..... ......kYyk...... ......kSyk...... .....kSSk....... .....kSk........ .....kk......... .....k.......... ................',
  ],
  [
    'brush',
    '................ .............kk. ............kRk. ...........kRrk. ..........kRrk.. .........kRrk... ........kRrk.... .......kfrk..... ......kfgk...... .....kYgk....... ....kYyk........ ...kYyyk........ ..kYyykk........ .kyykk.......... .kkk............ ................',
  ],
  [
    'airbrush',
    '................ B...B........... ..B....kkk...... B..B.BkfgFk..... ..B...kkkkk..... B...B.kfFgk..... ......kRRrk..... .....kRRRrrk.... .....kRwwrrk.... .....kRwwrrk.... .....kRRRrrk.... .....kRRRrrk.... .....kRRRrrk.... .....kRRRrrk.... .....kkkkkkk.... ................',
  ],
  [
    'text',
    '................ .......kk....... .......kk....... ......kkkk...... ......k.kk...... ......k.kk...... .....kk.kkk..... .....k...kk..... .....k...kk..... ....kkkkkkkk.... ....k.....kk.... ...kk.....kkk... ...k.......kk... ..kkk.....kkkk.. ................ ................',
  ],
  [
    'line',
    '................ ................ ..k............. ...k............ ....k........... .....k.......... ......k......... .......k........ ........k....... .........k...... ..........k..... ...........k.... ............k... .............k.. ................ ................',
  ],
  [
    'curve',
    '................ .........k...... ..........k..... ..........k..... ..........k..... .........k...... ........k....... .......k........ ......k......... .....k.......... ....k........... ....k........... ....k........... .....k.......... ................ ................',
  ],
  [
    'rectangle',
    '................ ................ ................ .kkkkkkkkkkkkkk. .k............k. .k............k. .k............k. .k............k. .k............k. .k............k. .k............k. .kkkkkkkkkkkkkk. ................ ................ ................ ................',
  ],
  [
    'polygon',
    '................ ................ ..k............. ..kk......kkkkk. ..k.k....k....k. ..k..k..k.....k. ..k...kk......k. ..k...........k. ..k...........k. ..k.......kkkkk. ..k.......k..... ..k.......k..... ..kkkkkkkkk..... ................ ................ ................',
  ],
  [
    'ellipse',
    '................ ................ ................ .....kkkkkk..... ...kk......kk... ..k..........k.. .k............k. .k............k. .k............k. .k............k. ..k..........k.. ...kk......kk... .....kkkkkk..... ................ ................ ................',
  ],
  [
    'rounded',
    '................ ................ ................ ...kkkkkkkkkk... ..k..........k.. .k............k. .k............k. .k............k. .k............k. .k............k. ..k..........k.. ...kkkkkkkkkk... ................ ................ ................ ................',
  ],
]

/** Draws the tools one below the other. Returns a CSS `url()`, or undefined without a canvas. */
export function drawTools(
  tools: readonly ToolId[],
  roles: Readonly<Record<IconRole, string>>,
  ink: string,
): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = 16
  canvas.height = 16 * tools.length
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const rowsOf = new Map(toolArt)
  const colors: Readonly<Record<string, string>> = { ...roles, k: ink }
  for (const [index, tool] of tools.entries())
    for (const [y, row] of (rowsOf.get(tool) ?? '').split(' ').entries())
      for (const [x, letter] of [...row].entries()) {
        const color = colors[letter]
        if (color === undefined) continue
        context.fillStyle = color
        context.fillRect(x, 16 * index + y, 1, 1)
      }
  return `url(${canvas.toDataURL()})`
}
