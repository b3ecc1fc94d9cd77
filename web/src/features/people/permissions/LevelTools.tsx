import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import type { OfferedAction } from '../../../ui/actions/actions'
import { Badge } from '../../../ui/Badge'
import styles from './PermissionsPage.module.css'

type Props = {
  /** The number of retired levels, and whether they are shown. */
  retired: number
  showsRetired: boolean
  onShowRetired: (shows: boolean) => void
  onlyDifferences: boolean
  differences: OfferedAction
  /** Null for a retired level. */
  see: OfferedAction | null
  copy: OfferedAction
  add: OfferedAction
}

/** What can be done with the matrix: show retired levels or differences only, preview, copy and add a level. */
export function LevelTools(props: Props) {
  const { retired, showsRetired, onShowRetired, onlyDifferences, differences, see, copy, add } = props
  const { t } = useTranslation()
  return (
    <div className={styles.tools}>
      <p>{t('levels.intro')}</p>
      {retired > 0 && (
        <label className={styles.retired}>
          <input
            type="checkbox"
            checked={showsRetired}
            onChange={(event) => onShowRetired(event.target.checked)}
          />
          {t('levels.retired')} <Badge count={retired} />
        </label>
      )}
      <ActionButton action={differences} hasNoIcon aria-pressed={onlyDifferences} />
      {see && <ActionButton action={see} />}
      <ActionButton action={copy} />
      <ActionButton action={add} />
    </div>
  )
}
