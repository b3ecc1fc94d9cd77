import type { ReactNode } from 'react'
import styles from './Chip.module.css'

type Props = { tone?: 'ok' | 'warn' | 'bad' | 'accent' | 'ink'; title?: string; children: ReactNode }

export function Chip({ tone, title, children }: Props) {
  return (
    <span className={tone ? `${styles.chip} ${styles[tone]}` : styles.chip} title={title}>
      {children}
    </span>
  )
}
