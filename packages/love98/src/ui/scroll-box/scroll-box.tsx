import type { ComponentProps, JSX } from 'react'

type ScrollTag = 'div' | 'section' | 'article' | 'ul' | 'ol'

type ScrollBoxProps<Tag extends ScrollTag> = ComponentProps<Tag> & {
  /** @default 'div' */
  as?: Tag
  /** `false` draws no sunken frame. @default true */
  hasFrame?: boolean
}

/** A box that scrolls. It can have the focus, because the keyboard cannot scroll anything else. */
export function ScrollBox<Tag extends ScrollTag = 'div'>({
  as,
  hasFrame = true,
  className = '',
  ...box
}: ScrollBoxProps<Tag>): JSX.Element {
  // The compiler does not relate the properties to an element that is chosen at run time.
  const Element = (as ?? 'div') as 'div'
  return (
    <Element
      {...(box as ComponentProps<'div'>)}
      className={hasFrame ? `well ${className}` : className}
      tabIndex={0}
    />
  )
}
