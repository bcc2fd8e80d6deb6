import { explorer } from '@/texts/explorer'

import { Icon } from '../icon'
import { Picture } from '../picture'
import type { ExplorerItem } from './explorer-item'
import styles from './info-pane.module.css'

type InfoPaneProps = {
  title: string
  icon: string
  about: string
  selected: ExplorerItem | null
  onCopy: (item: ExplorerItem) => void
}

/** The left pane of a folder seen as a web page: what the folder is, then what is selected and where it leads. */
export function InfoPane({ title, icon, about, selected, onCopy }: InfoPaneProps) {
  return (
    <div className={styles.pane}>
      <Icon name={icon} size={32} />
      <h3 className={styles.title}>{title}</h3>
      <span className={styles.stripe} aria-hidden="true" />
      {selected === null ? (
        <>
          <p>{about}</p>
          <p>{explorer.selectToSee}</p>
        </>
      ) : (
        <>
          <p className={styles.strong}>{selected.label}</p>
          {selected.picture !== null && <Picture path={selected.picture} size={64} />}
          <p className={`${styles.where} selectable`}>{selected.detail}</p>
          {selected.href !== null && (
            <>
              <p>{explorer.opensInNewTab}</p>
              <button type="button" className="button" onClick={() => onCopy(selected)}>
                {explorer.copyLink}
              </button>
            </>
          )}
        </>
      )}
    </div>
  )
}
