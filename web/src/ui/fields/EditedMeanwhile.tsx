import { IconGitCompare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/Button'
import { Notice } from '../overlays/Notice'
import styles from './EditedMeanwhile.module.css'

type Props = {
  /** The name of the operator who changed it; null when the viewer may not know the name. */
  by: string | null
  /** The stored value and the typed one, as text. */
  theirs: string
  ours: string
  isBusy: boolean
  onKeepStored: () => void
  onReplace: () => void
}

/** Shown when somebody else changed the value that is being edited: shows both values, and asks which one to keep. */
export function EditedMeanwhile({ by, theirs, ours, isBusy, onKeepStored, onReplace }: Props) {
  const { t } = useTranslation()
  return (
    <Notice tone="warn" icon={IconGitCompare} role="alert">
      <p>{t('line.meanwhile', { name: by ?? t('save.somebody') })}</p>
      <dl className={styles.values}>
        <dt>{t('line.theirs')}</dt>
        <dd>{theirs || t('line.empty')}</dd>
        <dt>{t('line.ours')}</dt>
        <dd>{ours || t('line.empty')}</dd>
      </dl>
      <div className={styles.actions}>
        <Button size="small" isBusy={isBusy} onClick={onReplace}>
          {t('line.replace')}
        </Button>
        <Button size="small" onClick={onKeepStored}>
          {t('line.take')}
        </Button>
      </div>
    </Notice>
  )
}
