import { loginLength, operatorNameLength, passwordLength } from '@panel/contract/rules/limits'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import { issueText } from '../../../ui/words/issue-text'
import type { User } from '../../settings/user'
import { PasswordField } from '../sign-in/PasswordField'
import { SetupError } from './SetupError'
import { StepCard } from './StepCard'
import styles from './StepCard.module.css'

type Props = { token: string; onBack: () => void; onCreated: (user: User) => void }

/** Creates the first admin, who chooses a password. */
export function AdminStep({ token, onBack, onCreated }: Props) {
  const { t } = useTranslation()
  const [admin, setAdmin] = useState({ name: '', login: '', password: '' })
  const create = useMutation({
    mutationFn: () => call('POST /api/setup/admin', { body: { token, ...admin } }),
    onSuccess: ({ user }) => onCreated(user),
  })
  const issues = create.error instanceof ApiError ? create.error.issues : []
  const missing = {
    name: admin.name.trim() === '' && t('setup.admin.missing'),
    login: admin.login.trim() === '' && t('setup.admin.missing'),
    password:
      admin.password.length < passwordLength.min &&
      t('setup.admin.password_short', { least: passwordLength.min }),
  }
  const field = (name: keyof typeof admin, isTried: boolean) => {
    const issue = issues.find(({ path }) => path === name)
    return {
      value: admin[name],
      error: issue ? issueText(t, issue) : (isTried && missing[name]) || null,
      onChange: ({ target }: { target: HTMLInputElement }) => setAdmin({ ...admin, [name]: target.value }),
    }
  }
  return (
    <StepCard
      step="admin"
      isBusy={create.isPending}
      isIncomplete={Object.values(missing).some(Boolean)}
      error={create.isError && issues.length === 0 && <SetupError error={create.error} />}
      onContinue={() => create.mutate()}
      onBack={onBack}
    >
      {(isTried) => (
        <>
          <div className={styles.pair}>
            <Field
              label={t('setup.admin.full_name')}
              autoComplete="name"
              maxLength={operatorNameLength}
              autoFocus
              hint={t('setup.admin.full_name_hint')}
              {...field('name', isTried)}
            />
            <Field
              label={t('login.username')}
              name="login"
              autoComplete="username"
              autoCapitalize="none"
              maxLength={loginLength}
              hint={t('setup.admin.login_hint')}
              {...field('login', isTried)}
            />
          </div>
          <PasswordField
            label={t('own_password.label')}
            autoComplete="new-password"
            maxLength={passwordLength.max}
            hint={t('setup.admin.password_hint', { least: passwordLength.min })}
            {...field('password', isTried)}
          />
        </>
      )}
    </StepCard>
  )
}
