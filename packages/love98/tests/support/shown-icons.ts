import { firstIcons, iconNames } from '@/ui/generated/icons'

/** Returns the names of the skin's icons in a part of a page, in their order. */
export function iconsIn(part: Element | null | undefined): (string | undefined)[] {
  if (!part) throw new Error('The part is not in the page.')
  return [...part.querySelectorAll<HTMLElement>('.icon')].map(({ style, dataset }) =>
    iconNamed(style.getPropertyValue('--icon'), dataset.more !== undefined),
  )
}

/** @param index the value of `--icon` */
export function iconNamed(index: string, isMore: boolean): string | undefined {
  return iconNames[Number(index) + (isMore ? firstIcons : 0)]
}
