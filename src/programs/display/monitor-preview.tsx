import styles from './monitor-preview.module.css'

/** A small monitor with a desktop in the given skin: the same tokens as the real one, since a skin is only a class. */
export function MonitorPreview({ skinId }: { skinId: string }) {
  return (
    <div className={styles.monitor} aria-hidden="true">
      <div className={styles.bezel}>
        <div className={`theme-${skinId} ${styles.screen}`}>
          <div className={styles.window} data-front={false}>
            <div className={styles.caption}>Inactive</div>
          </div>
          <div className={styles.window} data-front={true}>
            <div className={styles.caption}>Active</div>
            <div className={styles.text}>
              Window text <mark>Selected</mark>
            </div>
          </div>
          <div className={styles.taskbar}>
            <span className={styles.start}>Start</span>
          </div>
        </div>
      </div>
      <div className={styles.foot} />
    </div>
  )
}
