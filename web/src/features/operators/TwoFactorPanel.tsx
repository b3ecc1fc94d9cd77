import type { OperatorDetail } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/Chip'
import { formatDate } from '../../ui/dates'
import { TitledPanel } from '../../ui/TitledPanel'
import styles from './OperatorPage.module.css'

/** Authenticator, recovery codes and password. */
export function TwoFactorPanel({ operator: { two_factor: state } }: { operator: OperatorDetail }) {
  const { t } = useTranslation()
  const { enrolled_at: at } = state
  return (
    <TitledPanel
      title={t('operators.two_factor')}
      aside={
        at ? (
          <Chip tone="ok">{t('operators.on_since', { date: formatDate(at, 'dateOnly') })}</Chip>
        ) : (
          <Chip tone="warn">{t('operators.none_yet')}</Chip>
        )
      }
    >
      <ul className={styles.rows}>
        <li>
          <div>
            {t('operators.recovery_codes')}
            <p>{t('operators.codes_left', { count: state.recovery_codes_left })}</p>
          </div>
        </li>
        <li>
          <div>
            {t('operators.password')}
            <p>{t(state.has_first_password ? 'operators.password_first' : 'operators.password_own')}</p>
          </div>
        </li>
      </ul>
    </TitledPanel>
  )
}
