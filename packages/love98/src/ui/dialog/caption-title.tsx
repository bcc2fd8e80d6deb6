import { common } from '@/texts/common'

type CaptionTitleProps = {
  /** The id of the heading, for `aria-labelledby`. */
  id?: string
  title: string
  /** Null without a Close button. */
  onClose: (() => void) | null
}

/** The title and the Close button in the caption of a dialog or a panel of the tray. */
export function CaptionTitle({ id, title, onClose }: CaptionTitleProps) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {onClose && (
        <button
          type="button"
          className="caption-button"
          data-glyph="close"
          aria-label={common.close}
          onClick={onClose}
        />
      )}
    </>
  )
}
