import type { OperatorDetail } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../ui/words/dates'
import styles from './OperatorPage.module.css'

type Props = { suspension: NonNullable<OperatorDetail['suspension']> }

/** Shows who suspended the operator and why, and which conversation and sessions that ended. */
export function SuspendedBanner({ suspension: { by, at, reason, released, sessions } }: Props) {
  const { t } = useTranslation()
  const date = formatDate(at, 'short')
  return (
    <div role="note" className={styles.banner}>
      <b>
        {by?.name
          ? t('operators.suspended_by', { date, name: by.name })
          : t('operators.suspended_on', { date })}
      </b>
      <p>
        {reason && `“${reason}” `}
        {released !== null && `${t('operators.released', { id: released })} `}
        {t('operators.sessions_ended', { count: sessions })} {t('operators.stays')}
      </p>
    </div>
  )
}
