import type { Figure, Row } from './table.ts'

/**
 * The figures of each part: the measured subject, the name, the unit and the target. A target that is a factor refers
 * to the bare Next page for loads and servers, and to the least desktop for drags.
 */
export type FigureName = readonly [name: string, figure: string, unit: string, target?: string]

const bytes: readonly FigureName[] = [
  ['js', 'JavaScript until quiet', 'KB', '165'],
  ['jsBrotli', 'the same with Brotli, bodies', 'KB'],
  ['jsRaw', 'the same unpacked', 'KB'],
  ['css', 'CSS', 'KB'],
  ['image', 'images', 'KB'],
  ['font', 'fonts', 'KB'],
  ['total', 'total until quiet', 'KB', '210'],
  ['requests', 'requests', '', '14'],
  ['elsewhere', 'requests to other hosts', '', '0'],
  ['stored', 'entries stored before a click', '', '0'],
  ['shift', 'layout shift (CLS)', '', '0'],
]

export const loadFigures: Readonly<Record<'desktop' | 'mobile', readonly FigureName[]>> = {
  desktop: [
    ...bytes,
    ['firstPaint', 'first contentful paint', 'ms', '1.0 x next'],
    ['largestPaint', 'largest contentful paint', 'ms', '180'],
    ['ready', 'ready', 'ms', '1.1 x next'],
    ['blocked', 'total blocking time', 'ms', '1.0 x next'],
    ['cpu', 'main-thread CPU', 'ms', '215'],
    ['heap', 'JavaScript heap', 'MB', '2.8'],
  ],
  mobile: [
    ...bytes,
    ['firstPaint', 'first contentful paint', 'ms', '1.0 x next'],
    ['largestPaint', 'largest contentful paint', 'ms', '600'],
    ['ready', 'ready', 'ms', '1.1 x next'],
    ['blocked', 'total blocking time', 'ms', '1.0 x next'],
    ['heap', 'JavaScript heap', 'MB', '2.8'],
  ],
}

function drag({
  frame,
  frame95 = '',
  fps,
  heap = '',
}: {
  frame: string
  frame95?: string
  fps: string
  heap?: string
}): readonly FigureName[] {
  return [
    ['frame', 'CPU of a frame, median', 'ms', frame],
    ['frame95', 'CPU of a frame, 95 %', 'ms', frame95],
    ['script', 'of it script, mean', 'ms'],
    ['style', 'of it style, mean', 'ms'],
    ['layout', 'of it layout, mean', 'ms'],
    ['paint', 'of it paint, mean', 'ms'],
    ['layouts', 'layouts', '', '0'],
    ['commits', 'React commits', '', '0'],
    ['fps', 'frames drawn a second', '', fps],
    ['heapPerWindow', 'heap a window', 'KB', heap],
    ['elementsPerWindow', 'elements a window', '', '20'],
  ]
}

export const dragFigures: readonly { count: number; cpu: number; figures: readonly FigureName[] }[] = [
  { count: 1, cpu: 1, figures: drag({ frame: '0.9', fps: '60' }) },
  { count: 10, cpu: 1, figures: drag({ frame: '0.95', fps: '60', heap: '25' }) },
  { count: 25, cpu: 1, figures: drag({ frame: '1.0', frame95: '1.4', fps: '60', heap: '20' }) },
  { count: 10, cpu: 4, figures: drag({ frame: '4.8', fps: '59', heap: '25' }) },
]

export const walletFigures: readonly FigureName[] = [
  ['initial', 'JavaScript of the wallet before a click', 'KB', '0'],
  ['list', 'more JavaScript until the list is shown', 'KB', '35'],
  ['listChunks', 'in chunks', ''],
  ['connected', 'until connected with the balance', 'KB', '90'],
  ['connectedChunks', 'in chunks', ''],
]

export const safeFigures: readonly FigureName[] = [
  ['connected', 'connected after its first question, host 300 ms', 'ms', '600'],
  ['connectedSlowly', 'the same, CPU 6 times slower', 'ms', '2000'],
  ['described', 'words of a batch of 100 calls, 95 % of them', 'ms', '16'],
  ['reviewed', 'its review, from the click until it is painted', 'ms', '100'],
  ['rows', 'most rows in the document at once', '', '60'],
  ['heap', 'heap with all of the history', 'MB'],
  ['heapPerRow', 'heap of one row of it', 'bytes'],
  ['frame', 'CPU of a frame while it scrolls, median', 'ms', '8'],
  ['frame95', '95 % of them', 'ms', '16'],
  ['fps', 'frames drawn a second', '', '60'],
]

export const serverFigures: readonly FigureName[] = [
  ['firstByte', 'time to first byte of /, median of 50', 'ms'],
  ['rate', 'requests for / a second, 4 connections', '', '0.9 x next'],
  ['bytes', 'bytes of one answer, without headers', ''],
]

/** @param crowds the numbers of simultaneous sign-ins */
export function signInFigures(crowds: readonly number[]): readonly FigureName[] {
  return [
    ['verification', 'one signature verified, in this process', 'ms'],
    ...crowds.flatMap((clients) => {
      const who = clients === 1 ? '1 client' : `${clients} clients`
      return [
        [`rate${clients}`, `sign-ins a second, ${who}`, ''],
        [`slowest${clients}`, `nonce and verification, 99 % of them, ${who}`, 'ms'],
      ] as FigureName[]
    }),
  ]
}

export const gameFigures: readonly FigureName[] = [
  ['median', 'a Marriage board dealt, median of 1,000', 'ms'],
  ['most', '95 % of them', 'ms', '50'],
  ['slowest', 'the slowest', 'ms'],
  ['verified', 'a run of 600 moves read and replayed, median', 'ms', '5'],
  ['verifiedMost', '95 % of them', 'ms', '5'],
  ['judged', 'the same with dealing its board and flags, median', 'ms'],
]

export const dealingFigures: readonly FigureName[] = [
  ['median', 'a Marriage board dealt in a worker, median of 60', 'ms'],
  ['most', '95 % of them', 'ms', '100'],
  ['slowest', 'the slowest', 'ms'],
  ['held', 'CPU of the longest task of the page meanwhile', 'ms', '16'],
]

export const openingCellFigures: readonly FigureName[] = [
  ['frame', 'CPU from a release to its painted frame, median of 100', 'ms', '16'],
  ['frame95', '95 % of them', 'ms', '16'],
  ['slowest', 'the slowest', 'ms'],
  ['script', 'of it script, median', 'ms'],
  ['style', 'of it style, median', 'ms'],
  ['layout', 'of it layout, median', 'ms'],
  ['paint', 'of it paint, median', 'ms'],
  ['widest', 'most hearts that opened at once', ''],
  ['widestFrame', 'CPU of that one', 'ms'],
]

export const tableFigures: readonly FigureName[] = [
  ['day', 'the day compared, and a page read, median of 15', 'ms'],
  ['week', 'of the week', 'ms'],
  ['all', 'of all time', 'ms'],
]

export const crowdFigures: readonly FigureName[] = [
  ['rate', 'pages answered a second', '', '800'],
  ['slowest', '99 % of them', 'ms'],
  ['alone', 'a session read, without them, median', 'ms'],
  ['beside', 'the same beside them', 'ms'],
  ['slowestBeside', '99 % of them', 'ms'],
]

export const seedFigures: readonly FigureName[] = [
  ['first', 'start and seed, first time', 's', '3'],
  ['later', 'again, median', 's', '3'],
]

export function openingFigures(program: string): readonly FigureName[] {
  return [
    ['scripts', `${program}: chunks of JavaScript`, '', '1'],
    ['scriptKb', `${program}: JavaScript`, 'KB'],
    ['styleKb', `${program}: CSS`, 'KB'],
  ]
}

export function toFigures(
  part: string,
  names: readonly FigureName[],
  measured: Partial<Record<Row, Record<string, number | undefined>>>,
): Figure[] {
  return names.map(([name, figure, unit, target = '']) => ({
    part,
    figure,
    unit,
    target,
    values: Object.fromEntries(
      Object.entries(measured).flatMap(([row, values]) =>
        values[name] === undefined ? [] : [[row, values[name]]],
      ),
    ),
  }))
}
