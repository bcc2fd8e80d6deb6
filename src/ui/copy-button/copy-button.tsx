import type { ComponentProps, ReactNode } from 'react'
import { useEffect } from 'react'
import { common } from '@/texts/common'
import { type CopyOutcome, useCopy } from './use-copy'

type CopyButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'children'> & {
  /** The text to copy. */
  text: string
  /** @default "Copy" */
  label?: ReactNode
  /** The label for 1.5 s after the text was copied. @default "Copied" */
  copied?: string
  /** The label after the browser refused, until the next press. @default `label` */
  failed?: string
  /** An icon before the label. */
  icon?: ReactNode
  /** Called with each change of the outcome, for a dialog that shows it elsewhere. */
  onOutcome?: (outcome: CopyOutcome) => void
}

/** A button that copies a text and confirms it in its label. */
export function CopyButton({
  text,
  label = common.copy,
  copied = common.copied,
  failed,
  icon,
  onOutcome,
  ...button
}: CopyButtonProps) {
  const [outcome, copy] = useCopy()
  const labels = { idle: label, copied, failed: failed ?? label }
  // The state of the parent.
  useEffect(() => onOutcome?.(outcome), [onOutcome, outcome])
  return (
    <button {...button} type="button" onClick={() => copy(text)}>
      {icon}
      {labels[outcome]}
    </button>
  )
}
