import { UnsentWords } from '../features/answering/unsent/UnsentWords'
import { PageHeadSlot } from '../ui/PageHead'
import { CommandsButton } from './CommandsButton'
import { LogoutButton } from './LogoutButton'
import { QueueLinks } from './QueueLinks'
import styles from './TopBar.module.css'

/** The head of the page, the buttons of the unsent words and of the palette, the queues, and sign-out. */
export function TopBar() {
  return (
    <div className={styles.top}>
      <PageHeadSlot className={styles.head} />
      <UnsentWords className={`${styles.commands} ${styles.unsent}`} keysClass={styles.keys} />
      <CommandsButton />
      <span className={`${styles.separator} ${styles.wideOnly}`} />
      <div className={styles.queues}>
        <QueueLinks />
        <span className={`${styles.separator} ${styles.wideOnly}`} />
        <LogoutButton isOffered className={styles.wideOnly} />
      </div>
    </div>
  )
}
