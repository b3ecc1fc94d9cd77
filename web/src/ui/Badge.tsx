import styles from './Badge.module.css'

type Props = { count: number; tone?: 'ok' | 'warn' | 'bad' | 'onAccent' }

/** Counts something; chips state, tags name. */
export function Badge({ count, tone }: Props) {
  return <span className={tone ? `${styles.badge} ${styles[tone]}` : styles.badge}>{count}</span>
}
