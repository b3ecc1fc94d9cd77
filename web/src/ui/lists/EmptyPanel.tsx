import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './EmptyPanel.module.css'

type Props = { icon?: Icon; figure?: string; title: string; actions?: ReactNode; children?: ReactNode }

/** Shows why there is no content, and what can be done. */
export function EmptyPanel({ icon: Icon, figure, title, actions, children }: Props) {
  return (
    <section className={styles.empty}>
      {Icon && <Icon size={24} stroke={1.75} aria-hidden="true" />}
      {figure && <span className={styles.figure}>{figure}</span>}
      <h2>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
