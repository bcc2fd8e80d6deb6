import type { Texts } from '@/texts/texts'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `To move ${title}, press the arrow keys. Press ENTER to accept or ESC to cancel.`,
  sizeHint: (title: string) =>
    `To size ${title}, press the arrow keys. Press ENTER to accept or ESC to cancel.`,
  place: (left: number, top: number) => `left ${left}, top ${top}`,
  size: (width: number, height: number) => `width ${width}, height ${height}`,
  kept: 'Position accepted',
  putBack: 'Position restored',
  switcher: 'Windows',
} as const satisfies Texts
