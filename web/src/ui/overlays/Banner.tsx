import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import tones from '../tones.module.css'
import styles from './Banner.module.css'

type Props = { tone?: 'accent' | 'ok' | 'warn'; icon: Icon; action?: ReactNode; children: ReactNode }

/** A line above the whole panel, about something that concerns every page. */
export function Banner({ tone = 'accent', icon: Icon, action, children }: Props) {
  return (
    <div className={`${styles.banner} ${tones[tone]}`}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
      {action}
    </div>
  )
}
