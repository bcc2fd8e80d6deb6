import { Suspense, useReducer, useState } from 'react'
import { currentStep, initialConnectPath, reduceConnectPath } from '@/domain/wallet/connect-steps'
import { common } from '@/texts/common'
import { connect, connect as connectTexts } from '@/texts/connect'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { ExternalLink } from '@/ui/external-link'
import { lazyNamed } from '@/ui/lazy-named'
import { deviceOf } from '@/wallet/connect/device'
import { hasDownload } from '@/wallet/connect/has-download'
import { useConnectWallet } from '@/wallet/connect/use-connect-wallet'
import { useWalletChoices } from '@/wallet/connect/use-wallet-choices'
import type { WalletChoice } from '@/wallet/connect/wallet-choice'
import { useWallet } from '@/wallet/use-wallet'
import styles from './connect-dialog.module.css'
import { ConnectStatus } from './connect-status'
import { WalletList } from './wallet-list'

const PairingPane = lazyNamed(() => import('./pairing-pane'), 'PairingPane')
const GetWalletPane = lazyNamed(() => import('./get-wallet-pane'), 'GetWalletPane')
/** This pane can be missing: its chunk may be unavailable while a wallet in this browser works. */
const PendingWallet = lazyNamed(
  () => import('./pending-wallet').catch(() => ({ PendingWallet: () => null })),
  'PendingWallet',
)
const statusId = 'connect-status'

/** The list has a fixed width, so larger letters need less than their share. */
const width = 'calc(404px + 20em)'

/** Connect a Wallet `[S2.7]`. */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { demoWalletId } = useWallet()
  const choices = useWalletChoices()
  const [attempt, { connect, giveUp }] = useConnectWallet()
  const [path, move] = useReducer(reduceConnectPath, initialConnectPath)
  const [device] = useState(() => deviceOf(navigator))
  /** The wallet whose code is shown on a phone. Phones open wallets by links. */
  const [coded, setCoded] = useState('')
  const step = currentStep(path)
  const chosen = attempt.phase === 'idle' ? null : attempt.choice

  function choose(choice: WalletChoice) {
    move({ type: 'chose' })
    setCoded('')
    if (choice.ready) return connect(choice)
    giveUp()
    if (hasDownload(choice)) move({ type: 'went', step: { name: 'options', walletId: choice.id } })
  }

  function goBack() {
    // Other steps keep the attempt open.
    if (step.name === 'wallet') giveUp()
    move({ type: 'back' })
  }

  const learn = () => move({ type: 'went', step: { name: 'learn' } })
  const isPairing = step.name === 'wallet' && chosen?.way === 'walletconnect'
  const isCode = device === 'desktop' || chosen?.id === coded
  const isExtension = device === 'desktop' && chosen?.id !== demoWalletId
  const isGetting = ['get', 'options', 'download', 'instructions'].includes(step.name)
  return (
    <Dialog title={connectTexts.title} onClose={onClose} width={width} isLow>
      <div className={styles.body}>
        <div
          className={styles.panes}
          data-pane={isPairing || isGetting || step.name === 'learn' || undefined}
        >
          <WalletList
            choices={choices}
            chosen={chosen}
            isWaiting={attempt.phase === 'waiting'}
            statusId={statusId}
            onChoose={choose}
          />
          <div className={`${styles.pane} selectable`}>
            <Suspense fallback={null}>
              {isPairing && attempt.phase !== 'idle' ? (
                <PairingPane
                  key={attempt.choice.id}
                  attempt={attempt}
                  device={device}
                  isCode={isCode}
                  onCode={() => setCoded(attempt.choice.id)}
                  onGet={(walletId) => move({ type: 'went', step: { name: 'options', walletId } })}
                />
              ) : isGetting ? (
                <GetWalletPane
                  step={step}
                  device={device}
                  onGo={(next) => move({ type: 'went', step: next })}
                  onConnect={(walletId) => {
                    const choice = choices.find(({ id }) => id === walletId)
                    if (choice) choose(choice)
                  }}
                />
              ) : step.name === 'wallet' && attempt.phase !== 'idle' ? (
                <PendingWallet attempt={attempt} isExtension={isExtension} onLearn={learn} />
              ) : (
                <AboutWallets onGet={() => move({ type: 'went', step: { name: 'get' } })} />
              )}
            </Suspense>
          </div>
        </div>
        <ConnectStatus
          id={statusId}
          attempt={attempt}
          isEmpty={choices.every(({ ready }) => !ready)}
          isExtension={isExtension}
          view={isPairing ? (isCode ? 'code' : 'link') : 'elsewhere'}
        />
      </div>
      <DialogButtons dismiss={{ label: common.cancel, onClick: onClose }}>
        {step.name === 'list' || (step.name === 'wallet' && !isPairing) ? (
          <button type="button" className={`button ${styles.learn}`} onClick={learn}>
            {connectTexts.whatIsAWallet}
          </button>
        ) : (
          <button type="button" onClick={goBack}>
            {common.back}
          </button>
        )}
        {attempt.phase === 'failed' && (
          <button type="button" data-default onClick={() => connect(attempt.choice)}>
            {common.retry}
          </button>
        )}
      </DialogButtons>
    </Dialog>
  )
}

/** The Ethereum Foundation's page about wallets, without tracking parameters. */
const learnMoreUrl = 'https://ethereum.org/wallets/'

/** The pane "What is a Wallet?" `[S2.7]`. */
function AboutWallets({ onGet }: { onGet: () => void }) {
  return (
    <fieldset className={styles.about}>
      <legend>{connect.whatIsAWallet}</legend>
      <h3>{connect.home}</h3>
      <p>{connect.homeText}</p>
      <h3>{connect.logIn}</h3>
      <p>{connect.logInText}</p>
      <div className={styles.actions}>
        <button type="button" onClick={onGet}>
          {connect.getAWallet}
        </button>
        <ExternalLink className="button" href={learnMoreUrl}>
          {connect.learnMore}
        </ExternalLink>
      </div>
    </fieldset>
  )
}
