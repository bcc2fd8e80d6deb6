import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { loadChunk } from '@/browser/load-chunk'
import { useCommunity } from '@/desktop/use-community'
import { licenseText } from '@/domain/build/package-licenses'
import { version } from '@/domain/build/version'
import { errorMessage } from '@/domain/errors'
import { findProgram } from '@/programs/registry'
import { about } from '@/texts/about'
import { common } from '@/texts/common'
import { Dialog } from '@/ui/dialog/dialog'
import { Icon } from '@/ui/icon'
import { walletBoot } from '@/wallet/boot'
import styles from './about.module.css'
import { NoOwner } from './facts'

/** The icons along the lower edge of the banner fit into its width. */
const mostIcons = 16

/**
 * About, as winver of Windows 98 shows it. Without a connected wallet it loads no wallet code, and names
 * no account.
 */
export function About({ onClose }: { onClose: () => void }) {
  const { site, programs } = useCommunity()
  const isConnected = useStore(walletBoot, ({ connection }) => connection === 'connected')
  const [isListed, setIsListed] = useState(false)
  const build = document.documentElement.dataset.build ?? ''
  const icons = programs.flatMap((id) => findProgram(id)?.icon ?? []).slice(0, mostIcons)
  return (
    <Dialog title={about.title} onClose={onClose} width={400}>
      <div className={styles.banner}>
        <div className={styles.name}>
          <span className={styles.heart}>
            <Icon name="start" size={32} />
          </span>
          <div>
            <strong>{site.name}</strong>
            <p>{site.sentence}</p>
          </div>
        </div>
        <div className={styles.icons}>
          {icons.map((icon, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two programs may have one icon
            <Icon key={index} name={icon} size={16} />
          ))}
        </div>
      </div>
      <div className={styles.text}>
        <p>{about.text}</p>
        <p className="selectable">{about.version(version, build)}</p>
        <p>{about.license}</p>
        {isListed ? (
          <textarea
            className={`well ${styles.licenses}`}
            aria-label={about.licensesLabel}
            readOnly
            rows={7}
            value={licenseText()}
          />
        ) : (
          <div className={styles.owned}>
            {isConnected ? <LoadedFacts /> : <NoOwner text={about.noAccount} />}
          </div>
        )}
      </div>
      <div className={`button-row ${styles.buttons}`}>
        <button type="button" data-default data-autofocus onClick={onClose}>
          {common.ok}
        </button>
        <button type="button" aria-expanded={isListed} onClick={() => setIsListed(!isListed)}>
          {about.licenses}
        </button>
      </div>
    </Dialog>
  )
}

/** The account's facts after their code is loaded. About is outside of a window, so a failure must not be thrown. */
function LoadedFacts() {
  const [state, setState] = useState<{ Facts?: ComponentType; problem?: string }>({})
  useEffect(() => {
    loadChunk(() => import('./owner-facts')).then(
      ({ OwnerFacts }) => setState({ Facts: OwnerFacts }),
      (failure: unknown) => setState({ problem: errorMessage(failure) }),
    )
  }, [])
  const { Facts, problem } = state
  return Facts ? <Facts /> : <NoOwner text={problem ?? common.loading} />
}
