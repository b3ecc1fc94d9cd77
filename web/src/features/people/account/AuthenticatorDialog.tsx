import { passwordLength } from '@panel/contract/rules/limits'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, type ResponseTo } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { showToast } from '../../../ui/overlays/toasts'
import { EnrolPanel } from '../sign-in/EnrolPanel'
import { PasswordField } from '../sign-in/PasswordField'
import styles from './AccountPage.module.css'
import { useAccountChange } from './account-query'
import { CodeField, codeBody, type EnteredCode, isEntered } from './CodeField'
import { fieldError, refusalText } from './refusal'

type Props = { areCodesLocked: boolean; onClose: () => void }
type Enrolment = ResponseTo<'POST /api/account/authenticator'>

/** Replaces the authenticator in two steps: the operator proves their identity, then enters the first code of the new one. */
export function AuthenticatorDialog(props: Props) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  return enrolment ? (
    <ConfirmStep enrolment={enrolment} onClose={props.onClose} />
  ) : (
    <ProofStep {...props} onProved={setEnrolment} />
  )
}

function ProofStep({ areCodesLocked, onClose, onProved }: Props & { onProved: (next: Enrolment) => void }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [entered, setEntered] = useState<EnteredCode>({
    way: areCodesLocked ? 'recovery_code' : 'code',
    text: '',
  })
  const begin = useMutation({
    mutationFn: () =>
      call('POST /api/account/authenticator', {
        body: { current_password: password, ...codeBody(entered) },
      }),
    onSuccess: onProved,
  })
  return (
    <DialogForm
      isOpen
      title={t('account.replace_authenticator')}
      step={t('dialog.step', { step: 1, steps: 2 })}
      confirm={t('recovery_codes.continue')}
      confirmKeys="enter"
      isBusy={begin.isPending}
      error={refusalText(t, begin.error)}
      blocked={(password === '' || !isEntered(entered)) && t('account.fill_both')}
      onConfirm={() => begin.mutate()}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <p>{t('account.replace_text')}</p>
        <PasswordField
          label={t('account.current_password')}
          autoComplete="current-password"
          value={password}
          maxLength={passwordLength.max}
          error={fieldError(t, begin.error, 'current_password')}
          data-autofocus
          onChange={(event) => setPassword(event.target.value)}
        />
        <CodeField entered={entered} onChange={setEntered} error={begin.error} isClosed={areCodesLocked} />
      </div>
    </DialogForm>
  )
}

function ConfirmStep({ enrolment, onClose }: { enrolment: Enrolment; onClose: () => void }) {
  const { t } = useTranslation()
  const [entered, setEntered] = useState<EnteredCode>({ way: 'code', text: '' })
  const confirm = useAccountChange(
    () => call('POST /api/account/authenticator/confirm', { body: { code: entered.text } }),
    () => {
      showToast({ icon: IconDeviceMobile, text: t('account.authenticator_done') })
      onClose()
    },
  )
  return (
    <DialogForm
      isOpen
      title={t('account.replace_authenticator')}
      step={t('dialog.step', { step: 2, steps: 2 })}
      confirm={t('account.replace')}
      confirmKeys="enter"
      isBusy={confirm.isPending}
      error={refusalText(t, confirm.error)}
      blocked={!isEntered(entered) && t('tfa.incomplete')}
      onConfirm={() => confirm.mutate(undefined)}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <EnrolPanel enrolment={enrolment} />
        <CodeField entered={entered} onChange={setEntered} error={confirm.error} isCodeOnly hasFocus />
      </div>
    </DialogForm>
  )
}
