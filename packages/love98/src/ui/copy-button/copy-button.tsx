import type { ComponentProps, ReactNode } from 'react'
import { useEffect } from 'react'
import { common } from '@/texts/common'
import { type CopyOutcome, useCopy } from './use-copy'

type CopyButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'children'> & {
  text: string
  /** @default "Copy" */
  label?: ReactNode
  /** The label for 1.5 s after the text was copied. @default "Copied" */
  copied?: string
  /** The label after the browser refused, until the next press. @default `label` */
  failed?: string
  icon?: ReactNode
  onOutcome?: (outcome: CopyOutcome) => void
}

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
  useEffect(() => onOutcome?.(outcome), [onOutcome, outcome])
  return (
    <button {...button} type="button" onClick={() => copy(text)}>
      {icon}
      {labels[outcome]}
    </button>
  )
}
