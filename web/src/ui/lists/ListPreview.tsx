import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/Button'
import { Keys } from '../actions/Keys'
import text from '../text.module.css'
import styles from './ListPreview.module.css'

type Props = {
  title: ReactNode
  /** What is known of the row, below the title. */
  facts: ReactNode
  /** The next one is loading; the last one stays meanwhile. */
  isBusy: boolean
  onClose: () => void
  /** The actions on the row. */
  foot: ReactNode
  children: ReactNode
}

/** A row of a list, beside the list: over it where there is no space. Space opens and closes it. */
export function ListPreview({ title, facts, isBusy, onClose, foot, children }: Props) {
  const { t } = useTranslation()
  return (
    <aside className={styles.preview} aria-label={t('list_keys.preview')} aria-busy={isBusy || undefined}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <Button look="quiet" size="small" aria-keyshortcuts="Space" onClick={onClose}>
          <span className={text.hidden}>{t('list_keys.close_preview')}</span>
          <IconX size={14} stroke={1.75} aria-hidden="true" />
          <Keys keys={t('profile_sets.space')} />
        </Button>
        {facts}
      </header>
      {children}
      <footer className={styles.foot}>{foot}</footer>
    </aside>
  )
}
