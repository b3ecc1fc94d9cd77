import { passwordLength } from '@panel/contract/rules/limits'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { showToast } from '../../../ui/overlays/toasts'
import { useUser } from '../../settings/user-query'
import { PasswordField } from '../sign-in/PasswordField'
import styles from './AccountPage.module.css'
import { useAccountChange } from './account-query'
import { fieldError, refusalText } from './refusal'

/** Changes the operator's own password. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { login } = useUser()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const change = useAccountChange(
    () => call('POST /api/account/password', { body: { current_password: current, new_password: next } }),
    () => {
      showToast({ icon: IconKey, text: t('account.password_done') })
      onClose()
    },
  )
  return (
    <DialogForm
      isOpen
      title={t('account.change_password')}
      confirm={t('account.change')}
      confirmKeys="enter"
      isBusy={change.isPending}
      error={refusalText(t, change.error)}
      blocked={(current === '' || next === '') && t('account.fill_both')}
      onConfirm={() => change.mutate(undefined)}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {/* For password managers: the login that the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
        <PasswordField
          label={t('account.current_password')}
          autoComplete="current-password"
          value={current}
          maxLength={passwordLength.max}
          error={fieldError(t, change.error, 'current_password')}
          data-autofocus
          onChange={(event) => setCurrent(event.target.value)}
        />
        <PasswordField
          label={t('own_password.label')}
          autoComplete="new-password"
          value={next}
          maxLength={passwordLength.max}
          hint={t('account.password_hint', { least: passwordLength.min })}
          error={fieldError(t, change.error, 'new_password')}
          onChange={(event) => setNext(event.target.value)}
        />
      </div>
    </DialogForm>
  )
}
