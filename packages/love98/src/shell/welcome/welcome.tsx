import { useState } from 'react'
import { useStore } from 'zustand'
import { readStored, writeStored } from '@/browser/storage'
import { skin } from '@/desktop/preferences/skin'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { welcomeKey } from '@/domain/storage-keys'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { skins } from '@/skins/registry'
import { common } from '@/texts/common'
import { welcome } from '@/texts/welcome'
import { CheckBox } from '@/ui/check-box/check-box'
import { Dialog } from '@/ui/dialog/dialog'
import { Icon } from '@/ui/icon'
import { RadioButtons } from '@/ui/radio-group/radio-group'
import { loadWallet, requestDialog } from '@/wallet/boot'
import { welcomeAgain } from './wants-welcome'
import styles from './welcome.module.css'

export type WelcomeProps = { onClose: () => void }

const offered = ['heartbreak', 'solitaire', 'pairs', 'charts', 'help'] as const

/** Every way to close Welcome stores if it is shown again. */
export function Welcome({ onClose }: WelcomeProps) {
  const { programs, site } = useCommunity()
  const store = useDesktopStore()
  const chosen = useStore(skin)
  const [again, setAgain] = useState(() => readStored(welcomeKey) === welcomeAgain.yes)

  const leave = () => {
    writeStored(welcomeKey, again ? welcomeAgain.yes : welcomeAgain.no)
    onClose()
  }
  const connect = async () => {
    leave()
    // A failure is shown as an unhandled rejection.
    await loadWallet()
    requestDialog('connect')
  }

  return (
    <Dialog title={welcome.title} onClose={leave} width={440}>
      <div className={styles.banner}>
        <Icon name="heartbreak" size={32} />
        <div>
          <strong>{site.name}</strong>
          <div>{site.sentence}</div>
        </div>
      </div>
      <div className={styles.steps}>
        <fieldset>
          <legend>{welcome.skin}</legend>
          <div className={styles.row}>
            <RadioButtons
              options={skins.map(({ id, name }) => ({ id, label: name }))}
              value={chosen}
              onChange={(id) => skin.choose(id)}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend>{welcome.wallet}</legend>
          <p>{welcome.walletText}</p>
          <button type="button" onClick={() => void connect()}>
            {welcome.connect}
          </button>
        </fieldset>
        <fieldset>
          <legend>{welcome.lookAround}</legend>
          <div className={styles.programs}>
            {offered.map((id) => {
              const program = programs.includes(id) ? findProgram(id) : null
              if (!program) return null
              return (
                <button
                  key={id}
                  type="button"
                  className={styles.program}
                  onClick={() => {
                    leave()
                    store.dispatch({ type: 'opened', request: windowRequest(program) })
                  }}
                >
                  <Icon name={program.icon} size={16} />
                  {program.title}
                </button>
              )
            })}
          </div>
        </fieldset>
      </div>
      <div className={styles.foot}>
        <CheckBox label={welcome.showEachTime} checked={again} onChange={setAgain} />
        <button type="button" data-default data-autofocus onClick={leave}>
          {common.close}
        </button>
      </div>
    </Dialog>
  )
}
