import styles from './SideMark.module.css'

/** The square in the colour of a side of the thread: the profile's, or the customer's. */
export const SideMark = ({ isMine }: { isMine: boolean }) => (
  <i className={isMine ? `${styles.mark} ${styles.mine}` : styles.mark} />
)
