import styles from './Badge.module.css'
import tones from './tones.module.css'

type Props = { count: number; tone?: 'ok' | 'warn' | 'bad' | 'onAccent' }

/** A number; chips show states, tags show names. */
export function Badge({ count, tone }: Props) {
  return <span className={`${styles.badge} ${classOf(tone)}`}>{count}</span>
}

const classOf = (tone: Props['tone']) => (tone === 'onAccent' ? styles.onAccent : tone ? tones[tone] : '')
