import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import tones from './tones.module.css'

type Props = { tone?: 'ok' | 'warn' | 'bad' | 'accent' | 'ink'; title?: string; children: ReactNode }

export function Chip({ tone, title, children }: Props) {
  return (
    <span className={`${styles.chip} ${classOf(tone)}`} title={title}>
      {children}
    </span>
  )
}

const classOf = (tone: Props['tone']) => (tone === 'ink' ? styles.ink : tone ? tones[tone] : '')
