import type { OperatorDetail } from '@panel/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Chip } from '../../../ui/Chip'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate } from '../../../ui/words/dates'
import { useUser } from '../../settings/user-query'
import { AskResetDialog } from './AskResetDialog'
import { NewLink } from './NewLink'
import styles from './OperatorPage.module.css'
import { passwordCommand, resetCommand, resetRecoveryCodes } from './operator-actions'

/** Authenticator, recovery codes and password. */
export function TwoFactorPanel({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation()
  const { two_factor: state } = operator
  const password = !state.has_password ? 'none' : state.has_first_password ? 'first' : 'own'
  const { enrolled_at: at } = state
  const { id } = operator
  const ownId = useUser().id
  const [isAsking, setIsAsking] = useState(false)
  const codes = useAction(resetRecoveryCodes, { operator, ownId, open: () => setIsAsking(true) })
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
          <ActionButton action={codes} size="small" hasNoIcon>
            {t('operators.reset.new_codes_short')}
          </ActionButton>
        </li>
        <li>
          <div>
            {t('operators.password')}
            <p>{t(`operators.password_state.${password}`)}</p>
          </div>
          <NewLink operator={operator} />
        </li>
        {state.has_password && id !== ownId && !state.has_second_admin && (
          <li>
            <div>
              {t('operators.reset.one_admin')}
              <p>
                <code>{resetCommand(operator)}</code>
              </p>
              <p>
                <code>{passwordCommand(operator)}</code>
              </p>
            </div>
          </li>
        )}
      </ul>
      {isAsking && (
        <AskResetDialog operator={operator} what="recovery_codes" onClose={() => setIsAsking(false)} />
      )}
    </TitledPanel>
  )
}
