import type { Connection } from '@/domain/wallet/connection'
import { walletProgram } from '@/texts/wallet-program'
import { requestDialog } from '@/wallet/boot'
import styles from './connection-notice.module.css'

type ConnectionNoticeProps = {
  connection: Connection
  notConnected: string
  /** The room around the text and its button. */
  className?: string | undefined
}

/** The sentence below a form that needs a connected wallet, and the button that connects it or switches its network. */
export function ConnectionNotice({ connection, notConnected, className = '' }: ConnectionNoticeProps) {
  const isConnected = connection.status === 'connected'
  return (
    <div className={`${styles.notice} ${className}`}>
      <p role={isConnected ? 'alert' : undefined}>
        {isConnected ? walletProgram.otherNetwork : notConnected}
      </p>
      <button type="button" data-default onClick={() => requestDialog(isConnected ? 'chain' : 'connect')}>
        {isConnected ? walletProgram.switch : walletProgram.connect}
      </button>
    </div>
  )
}
