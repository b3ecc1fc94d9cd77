import { CommandsButton } from './CommandsButton'
import { LogoutButton } from './LogoutButton'
import { QueueLinks } from './QueueLinks'
import styles from './TopBar.module.css'

/** @param onSlot where pages put their title and back link */
export function TopBar({ onSlot }: { onSlot: (slot: HTMLElement | null) => void }) {
  return (
    <div className={styles.top}>
      <div className={styles.head} ref={onSlot} />
      <CommandsButton />
      <span className={`${styles.separator} ${styles.wideOnly}`} />
      <div className={styles.queues}>
        <QueueLinks />
        <span className={`${styles.separator} ${styles.wideOnly}`} />
        <LogoutButton isCommand className={styles.wideOnly} />
      </div>
    </div>
  )
}
