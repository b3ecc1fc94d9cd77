import { useTranslation } from 'react-i18next'
import { SideMark } from '../SideMark'
import styles from './ChatNames.module.css'

type Props = {
  customer: { name: string }
  profile: { name: string }
  /** The number of the conversation. */
  id?: number
}

/** Who writes with whom, each with the square of their side of the thread. */
export function ChatNames({ customer, profile, id }: Props) {
  const { t } = useTranslation()
  return (
    <span className={styles.names}>
      <SideMark isMine={false} />
      <bdi>{customer.name}</bdi> <span className={styles.quiet}>{t('thread.and')}</span> <SideMark isMine />
      <bdi>{profile.name}</bdi> {id !== undefined && <span className={styles.quiet}>#{id}</span>}
    </span>
  )
}
