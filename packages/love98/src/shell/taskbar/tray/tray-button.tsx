import type { ComponentType } from 'react'
import { Icon } from '@/ui/icon'
import styles from './tray.module.css'
import { type TrayPanelProps, useTrayPanel } from './use-tray-panel'

type TrayButtonProps = {
  icon: string
  label: string
  load: () => Promise<ComponentType<TrayPanelProps>>
  'data-part'?: string
  'data-unread'?: boolean | undefined
  'data-bell'?: string
}

export function TrayButton({ icon, label, load, ...marks }: TrayButtonProps) {
  const { Panel, panelProps, buttonProps } = useTrayPanel(load)
  return (
    <>
      <button
        {...buttonProps}
        {...marks}
        type="button"
        className={styles.item}
        data-opens=""
        aria-label={label}
        data-tip={label}
      >
        <Icon name={icon} size={16} />
      </button>
      {Panel && <Panel {...panelProps} />}
    </>
  )
}
