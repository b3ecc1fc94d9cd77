import { languageOf } from '@panel/contract/rules/locale'
import { mailAddressLength } from '@panel/contract/rules/operator-views'
import { IconCheck, IconMail } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { Field } from '../../../ui/fields/Field'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { Notice } from '../../../ui/overlays/Notice'
import { fieldError } from '../account/refusal'
import styles from './InviteFields.module.css'
import { refusalText } from './refusal-text'
import type { MadeLink } from './use-invitation'

type Props = { link: MadeLink; onSent: () => void }

/** Sends the link by mail, in the language of the admin. The link stays, so that it can be copied when the mail fails. */
export function SendLink({ link, onSent }: Props) {
  const { t, i18n } = useTranslation()
  const language = languageOf(i18n.language)
  const [to, setTo] = useState('')
  const send = useMutation({
    mutationFn: () =>
      call('POST /api/operators/:id/link/send', {
        params: { id: link.operator_id },
        body: { token: link.token, to: to.trim(), language },
      }),
    onSuccess: onSent,
  })
  const ofField = fieldError(t, send.error, 'to')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!send.isPending) send.mutate()
      }}
    >
      <div className={styles.send}>
        <Field
          label={t('operators.mail.to')}
          type="email"
          autoComplete="off"
          maxLength={mailAddressLength}
          value={to}
          error={ofField}
          onChange={(event) => {
            setTo(event.target.value)
            send.reset()
          }}
        />
        <Button
          type="submit"
          isBusy={send.isPending}
          blocked={to.trim() === '' && t('operators.mail.no_address')}
        >
          <IconMail size={16} stroke={1.75} aria-hidden="true" />
          {t('operators.mail.send')}
        </Button>
      </div>
      {send.isSuccess && (
        <Notice tone="ok" icon={IconCheck} role="status">
          {t('operators.mail.sent', { to: to.trim() })}
        </Notice>
      )}
      {send.error && !ofField && <FailureNotice>{refusalText(t, send.error)}</FailureNotice>}
    </form>
  )
}
