import styles from './Badge.module.css'

type Props = { count: number; tone?: 'ok' | 'warn' | 'bad' | 'onAccent' }

/** A number; chips show states, tags show names. */
export function Badge({ count, tone }: Props) {
  return <span className={tone ? `${styles.badge} ${styles[tone]}` : styles.badge}>{count}</span>
}
