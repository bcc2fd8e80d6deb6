import { CheckBox } from '@/ui/check-box/check-box'
import type { Acknowledgment } from './use-acknowledgment'

type AcknowledgeRiskProps = {
  label: string
  acknowledgment: Acknowledgment
}

export function AcknowledgeRisk({ label, acknowledgment }: AcknowledgeRiskProps) {
  return (
    <CheckBox
      label={label}
      checked={acknowledgment.isAcknowledged}
      onChange={acknowledgment.setAcknowledged}
    />
  )
}
