import { type ReactNode, useId } from 'react'
import { Badge } from './Badge'
import styles from './TitledPanel.module.css'
import text from './text.module.css'

type Props = {
  title: string
  /** How many things the panel has. */
  count?: number
  /** Content at the other end of the title's line. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a page with a title. */
export function TitledPanel({ title, count, aside, className, children }: Props) {
  const id = useId()
  return (
    <section className={className ? `${styles.panel} ${className}` : styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={text.panel}>
          {title}
        </h2>
        {count !== undefined && <Badge count={count} />}
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  )
}
