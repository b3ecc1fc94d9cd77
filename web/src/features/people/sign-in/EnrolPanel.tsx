import { useTranslation } from 'react-i18next'
import type { ResponseTo } from '../../../api/call'
import { CopyButton } from '../../../ui/actions/CopyButton'
import styles from './EnrolPanel.module.css'

type Props = {
  enrolment: Omit<Extract<ResponseTo<'GET /api/tfa.php'>, { enrolled: false }>, 'enrolled'>
  title?: string
}

/** Enrols an authenticator app. */
export function EnrolPanel({ enrolment, title }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.enrol}>
      {title && <h1>{title}</h1>}
      <ol className={styles.steps}>
        <li>{t('enrol.scan')}</li>
        <li>{t('enrol.enter')}</li>
      </ol>
      <img className={styles.qr} src={enrolment.qr} alt={t('enrol.qr')} />
      <div className={styles.secret}>
        <code>{enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={enrolment.secret} />
      </div>
      <a href={enrolment.otpauth_url}>{t('enrol.same_device')}</a>
    </div>
  )
}
