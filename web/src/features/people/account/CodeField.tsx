import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { Field } from '../../../ui/fields/Field'
import { codeLength, isComplete } from '../sign-in/code'
import styles from './AccountPage.module.css'
import { fieldError } from './refusal'

export type EnteredCode = { way: 'code' | 'recovery_code'; text: string }

/** The code in the body of a request. */
export const codeBody = ({ way, text }: EnteredCode) =>
  way === 'code' ? { code: text } : { recovery_code: text.trim() }

export const isEntered = ({ way, text }: EnteredCode) =>
  way === 'code' ? isComplete(text) : text.trim() !== ''

type Props = {
  entered: EnteredCode
  onChange: (entered: EnteredCode) => void
  error: unknown
  /** Only a recovery code is accepted. */
  isClosed?: boolean
  /** Only a code of an authenticator is accepted. */
  isCodeOnly?: boolean
  hasFocus?: boolean
}

/** The field for a six-digit code or a recovery code. */
export function CodeField({ entered, onChange, error, isClosed, isCodeOnly, hasFocus }: Props) {
  const { t } = useTranslation()
  const { way, text } = entered
  const isCode = way === 'code'
  return (
    <>
      <Field
        key={way}
        label={t(isCode ? 'tfa.code' : 'tfa.recovery_code')}
        inputMode={isCode ? 'numeric' : 'text'}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        maxLength={isCode ? 20 : 40}
        value={text}
        error={fieldError(t, error, way)}
        data-autofocus={hasFocus || undefined}
        onChange={({ target: { value } }) =>
          onChange({ way, text: isCode ? value.replace(/\D/g, '').slice(0, codeLength) : value })
        }
      />
      {!isClosed && !isCodeOnly && (
        <LinkButton
          className={styles.way}
          onClick={() => onChange({ way: isCode ? 'recovery_code' : 'code', text: '' })}
        >
          {t(isCode ? 'tfa.use_recovery' : 'tfa.use_code')}
        </LinkButton>
      )}
    </>
  )
}
