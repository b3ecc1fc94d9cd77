import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import tones from '../tones.module.css'
import styles from './Notice.module.css'

type Props = {
  tone?: 'accent' | 'ok' | 'warn' | 'bad'
  icon: Icon
  /** `alert` interrupts a screen reader, `status` waits for a pause, `note` is read in the normal order. */
  role?: 'alert' | 'status' | 'note'
  actions?: ReactNode
  children: ReactNode
}

export function Notice({ tone, icon: Icon, role = 'note', actions, children }: Props) {
  const className = [styles.notice, tone && tones[tone], actions && styles.withActions]
  return (
    <div className={className.filter(Boolean).join(' ')} role={role}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
