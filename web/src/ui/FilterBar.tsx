import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { useCommand } from './commands'
import styles from './FilterBar.module.css'
import { Keys } from './Keys'
import { useKey } from './keys'

type Props = {
  /** Null while nothing is changed. */
  onReset: (() => void) | null
  /** What is done with the list: at the end of the bar. */
  acts?: ReactNode
  /** The fields, each applied as it is changed. */
  children: ReactNode
}

/** What a list is narrowed by. F goes to its first field; on a narrow screen it is folded. */
export function FilterBar({ onReset, acts, children }: Props) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('select')?.focus())
  }
  useKey('KeyF', open)
  useCommand({
    id: 'filters',
    group: 'page',
    title: t('overview.filters'),
    icon: IconFilter,
    keys: 'F',
    run: open,
  })
  return (
    <form
      ref={form}
      className={styles.bar}
      aria-label={t('overview.filters')}
      data-open={isOpen || undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      <Button className={styles.fold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <IconFilter size={16} stroke={1.75} aria-hidden="true" />
        {t('overview.filters')}
      </Button>
      <div className={styles.fields}>{children}</div>
      <div className={styles.acts}>
        {onReset && (
          <Button look="quiet" onClick={onReset}>
            {t('overview.reset')}
          </Button>
        )}
        {acts}
      </div>
      <span className={styles.key}>
        <Keys keys="F" />
      </span>
    </form>
  )
}
