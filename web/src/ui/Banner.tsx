import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'

type Props = { tone?: 'info' | 'ok' | 'warn'; icon: Icon; action?: ReactNode; children: ReactNode }

/** A line above the whole panel, about something that concerns every page. */
export function Banner({ tone = 'info', icon: Face, action, children }: Props) {
  return (
    <div className={tone === 'info' ? styles.banner : `${styles.banner} ${styles[tone]}`}>
      <Face size={16} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
      {action}
    </div>
  )
}
