import { useEffect, useRef, useState } from 'react'
import type { Connector } from 'wagmi'
import { AppError } from '@/domain/errors'
import { expectVerification } from '@/wallet/boot'
import { displayUri } from '@/wallet/connectors/connector-ids'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { type Pairing, parsePairing } from './pairing'
import { rememberWallet } from './recent-wallets'
import type { WalletChoice } from './wallet-choice'

export type ConnectAttempt =
  | { phase: 'idle' }
  | {
      phase: 'waiting'
      choice: WalletChoice
      /** The WalletConnect pairing, or null before it exists. */
      pairing: Pairing | null
      before: AppError | null
    }
  | { phase: 'failed'; choice: WalletChoice; error: AppError }

const renewals = 20

export type ConnectActions = {
  connect: (choice: WalletChoice) => void
  giveUp: () => void
}

/** Connects one wallet at a time. Choosing another wallet and closing the dialog abort the current attempt. */
export function useConnectWallet(): readonly [ConnectAttempt, ConnectActions] {
  const wallet = useWallet()
  const [attempt, setAttempt] = useState<ConnectAttempt>({ phase: 'idle' })
  const cancel = useRef<AbortController | null>(null)

  // Aborts the open request when the dialog unmounts.
  useEffect(() => () => cancel.current?.abort(), [])

  async function connect(choice: WalletChoice) {
    cancel.current?.abort()
    const controller = new AbortController()
    cancel.current = controller
    let before: AppError | null = null
    for (let round = 0; round <= renewals; round++) {
      setAttempt({ phase: 'waiting', choice, pairing: null, before })
      try {
        await connectOnce(wallet.connect, choice, controller.signal, (pairing) =>
          setAttempt({ phase: 'waiting', choice, pairing, before }),
        )
        return
      } catch (cause) {
        if (controller.signal.aborted) return
        before = cause instanceof AppError ? cause : new AppError('unexpected', cause)
        const isRenewed = choice.way === 'walletconnect' && canRenew(before)
        if (!isRenewed) return setAttempt({ phase: 'failed', choice, error: before })
      }
    }
    setAttempt({ phase: 'failed', choice, error: before ?? new AppError('unexpected') })
  }

  const giveUp = () => {
    cancel.current?.abort()
    setAttempt({ phase: 'idle' })
  }
  return [attempt, { connect: (choice) => void connect(choice), giveUp }]
}

/** Only a rejected or expired pairing is renewed. Other errors would occur again. */
function canRenew(error: AppError): boolean {
  return error.code === 'user-rejected' || error.code === 'pairing-expired'
}

/**
 * Runs one attempt, with the pairings that it emits.
 * @throws {AppError}
 */
async function connectOnce(
  connect: Wallet['connect'],
  choice: WalletChoice,
  signal: AbortSignal,
  onPairing: (pairing: Pairing) => void,
): Promise<void> {
  const { connector } = choice
  if (!connector) throw new AppError('connector-not-found')
  const stop = followPairings(connector, (pairing) => {
    if (!signal.aborted) onPairing(pairing)
  })
  try {
    const onApproved = () => {
      expectVerification()
      // Stored before the connection exists, because the dialog and this hook unmount then.
      rememberWallet(choice.id)
    }
    await connect(connector, signal, { onApproved })
  } finally {
    stop()
  }
}

function followPairings({ emitter }: Connector, onPairing: (pairing: Pairing) => void): () => void {
  const listener = ({ type, data }: { type: string; data?: unknown }) => {
    const pairing = type === displayUri ? parsePairing(data, Date.now()) : null
    if (pairing) onPairing(pairing)
  }
  emitter.on('message', listener)
  return () => emitter.off('message', listener)
}
