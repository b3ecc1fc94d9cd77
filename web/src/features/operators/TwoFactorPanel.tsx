import type { OperatorDetail } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/Chip'
import { formatDate } from '../../ui/dates'
import { TitledPanel } from '../../ui/TitledPanel'
import { NewLink } from './NewLink'
import styles from './OperatorPage.module.css'

/** Authenticator, recovery codes and password. */
export function TwoFactorPanel({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation()
  const { two_factor: state, status } = operator
  const isInvited = status.state === 'invited' || status.state === 'invitation_expired'
  const password = isInvited ? 'none' : state.has_first_password ? 'first' : 'own'
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
            <p>{t(`operators.password_state.${password}`)}</p>
          </div>
          <NewLink operator={operator} />
        </li>
      </ul>
    </TitledPanel>
  )
}
