import type { Texts } from '@/texts/texts'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `Move ${title}: the arrow keys move it, Enter keeps it there, Escape puts it back`,
  sizeHint: (title: string) =>
    `Size ${title}: the arrow keys size it, Enter keeps it so, Escape puts it back`,
  place: (left: number, top: number) => `left ${left}, top ${top}`,
  size: (width: number, height: number) => `width ${width}, height ${height}`,
  kept: 'kept',
  putBack: 'put back',
  switcher: 'Windows',
} as const satisfies Texts
