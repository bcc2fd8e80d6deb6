export const saverIds = ['coins', 'mystify', 'marquee', 'starfield'] as const
export type SaverId = (typeof saverIds)[number]

export const saverSpeeds = ['slow', 'normal', 'fast'] as const
export type SaverSpeed = (typeof saverSpeeds)[number]

/** The screen saver and the minutes without input before it starts; `id` is null for none. */
export type ScreenSaver = {
  readonly id: SaverId | null
  readonly minutes: number
  readonly speed: SaverSpeed
}

/** The shortest and the longest wait, minutes. */
export const saverWait = { least: 1, most: 60 } as const

export const noScreenSaver: ScreenSaver = { id: null, minutes: 5, speed: 'normal' }

const version = '1'
const none = 'none'

/** A choice as one line: `1 starfield 5 normal`. */
export function writeScreenSaver({ id, minutes, speed }: ScreenSaver): string {
  return [version, id ?? none, minutes, speed].join(' ')
}

export function readScreenSaver(text: string | null): ScreenSaver {
  const [written, name, minutes, speedText] = (text ?? '').split(' ')
  // The former name is still stored in browsers.
  const id = saverIds.find((one) => one === (name === 'hearts' ? 'coins' : name)) ?? null
  const speed = saverSpeeds.find((one) => one === speedText)
  const wait = Number(minutes)
  const isWait = Number.isInteger(wait) && wait >= saverWait.least && wait <= saverWait.most
  if (written !== version || !speed || !isWait || (id === null && name !== none)) return noScreenSaver
  return { id, minutes: wait, speed }
}
