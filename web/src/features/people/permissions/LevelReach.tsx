import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { changeShownFor } from '../../../ui/fields/LineState'
import { formatDate } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { useUser } from '../../settings/user-query'
import styles from './LevelMatrix.module.css'
import type { AccountLevel } from './levels-query'

/** Shown below the name of a level: the number of its operators, or when it was retired, and who else has just changed it. */
export function LevelReach({ level }: { level: AccountLevel }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.reach}>
        {level.retired_at && t('levels.retired_at', { date: formatDate(level.retired_at, 'dateOnly') })}
        {!level.retired_at && level.operators === 0 && t('levels.operators', { count: 0 })}
        {!level.retired_at && level.operators > 0 && (
          <Link to="/operators" search={{ level_id: level.id }} className={styles.count}>
            {t('levels.operators', { count: level.operators })}
          </Link>
        )}
      </span>
      {level.changed && <ChangedBy {...level.changed} />}
    </>
  )
}

function ChangedBy({ at, by }: NonNullable<AccountLevel['changed']>) {
  const { t } = useTranslation()
  const me = useUser().id
  const ago = useNow(10_000) - Date.parse(at)
  if (by?.id === me || ago > changeShownFor) return null
  const name = by?.name ?? t('save.somebody')
  return (
    <span className={styles.changedBy}>
      {ago < 60_000
        ? t('levels.changed_now', { name })
        : t('levels.changed_ago', { name, minutes: Math.floor(ago / 60_000) })}
    </span>
  )
}
