import type { Account } from '@panel/contract'
import {
  IconAlertTriangle,
  IconDeviceMobile,
  IconKey,
  IconListCheck,
  IconShieldCheck,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Chip } from '../../../ui/Chip'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate } from '../../../ui/words/dates'
import { useMomentWords } from '../../../ui/words/use-moment-words'
import styles from './AccountPage.module.css'
import { AuthenticatorDialog } from './AuthenticatorDialog'
import { changePassword, newRecoveryCodes, replaceAuthenticator } from './account-actions'
import { PasswordDialog } from './PasswordDialog'
import { RecoveryCodesDialog } from './RecoveryCodesDialog'

/** With at most this many unused recovery codes, making new ones is the primary action. */
const fewCodes = 3

/** Password, authenticator and recovery codes, each with its change. */
export function SigningInPanel({ account }: { account: Account }) {
  const { t } = useTranslation()
  const momentWords = useMomentWords()
  const [dialog, setDialog] = useState<'password' | 'authenticator' | 'codes' | null>(null)
  const password = useAction(changePassword, { open: () => setDialog('password') })
  const authenticator = useAction(replaceAuthenticator, { open: () => setDialog('authenticator') })
  const codes = useAction(newRecoveryCodes, { open: () => setDialog('codes') })
  const close = () => setDialog(null)
  const { password_changed_at: changedAt, codes_locked: areClosed } = account
  const { enrolled_at: addedAt, used_at: usedAt } = account.authenticator
  const { left, made } = account.recovery_codes
  const isFew = left <= fewCodes
  return (
    <TitledPanel
      title={t('account.signing_in')}
      aside={
        addedAt && (
          <Chip tone="ok">
            <IconShieldCheck size={14} stroke={1.75} aria-hidden="true" />
            {t('account.two_factor_on')}
          </Chip>
        )
      }
    >
      <ul>
        <li className={styles.row}>
          <IconKey size={16} stroke={1.75} aria-hidden="true" />
          <div className={styles.what}>
            {t('account.password')}
            <p>
              {changedAt
                ? t('account.password_changed', { date: formatDate(changedAt, 'dateOnly') })
                : t('account.password_own')}
            </p>
          </div>
          <ActionButton action={password} size="small" hasNoIcon>
            {t('account.change')}
          </ActionButton>
        </li>
        <li className={styles.row}>
          <IconDeviceMobile size={16} stroke={1.75} aria-hidden="true" />
          <div className={styles.what}>
            {t('account.authenticator')}
            <p>
              {addedAt && t('account.added', { date: formatDate(addedAt, 'dateOnly') })}
              {usedAt && ` ${t('account.code_used', { time: momentWords(usedAt) })}`}
            </p>
          </div>
          <ActionButton action={authenticator} size="small" hasNoIcon>
            {t('account.replace')}
          </ActionButton>
        </li>
        <li className={styles.row}>
          <IconListCheck size={16} stroke={1.75} aria-hidden="true" />
          <div className={styles.what}>
            {t('account.recovery_codes')}
            <p>
              {t('account.codes_left', { left, made })} {isFew && t('account.make_new')}
            </p>
          </div>
          {isFew && (
            <Chip tone="warn">
              <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
              {t(left === 0 ? 'account.none_left' : 'account.few_left')}
            </Chip>
          )}
          <ActionButton action={codes} size="small" look={isFew ? 'primary' : 'normal'} hasNoIcon>
            {t('account.new_codes')}
          </ActionButton>
        </li>
      </ul>
      {dialog === 'password' && <PasswordDialog onClose={close} />}
      {dialog === 'authenticator' && <AuthenticatorDialog areCodesLocked={areClosed} onClose={close} />}
      {dialog === 'codes' && <RecoveryCodesDialog areCodesLocked={areClosed} onClose={close} />}
    </TitledPanel>
  )
}
