import { CheckBox } from '@/ui/check-box/check-box'
import type { Acknowledgment } from './use-acknowledgment'

type AcknowledgeRiskProps = {
  /** The sentence that the visitor confirms. */
  label: string
  acknowledgment: Acknowledgment
}

/** The check box by which a visitor confirms to have read the warnings above it. */
export function AcknowledgeRisk({ label, acknowledgment }: AcknowledgeRiskProps) {
  return (
    <CheckBox
      label={label}
      checked={acknowledgment.isAcknowledged}
      onChange={acknowledgment.setAcknowledged}
    />
  )
}
