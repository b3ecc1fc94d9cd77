import type { OperatorDetail } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate } from '../../../ui/words/dates'
import { useDeviceName } from '../login-history/use-device-name'
import styles from './OperatorPage.module.css'
import { changeBlocked } from './operator-actions'
import { refusalText } from './refusal-text'
import { useOperatorAct } from './use-operator-act'

/** Browsers whose failed sign-ins are counted separately. Sign-ins from them need a code too. */
export function TrustedBrowsersPanel({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation()
  const { id, trusted_browsers: browsers } = operator
  const deviceName = useDeviceName()
  const forget = useOperatorAct(id, (browser_id: number) =>
    call('POST /api/operators/:id/forget-browser', { params: { id }, body: { browser_id } }),
  )
  return (
    <TitledPanel title={t('operators.trusted')} count={browsers.length} aside={t('operators.trusted_note')}>
      {forget.error && <FailureNotice>{refusalText(t, forget.error)}</FailureNotice>}
      {browsers.length === 0 ? (
        <p className={styles.none}>{t('operators.no_trusted')}</p>
      ) : (
        <ul className={styles.rows}>
          {browsers.map((browser) => (
            <li key={browser.id}>
              <div>
                {deviceName(browser.device)}
                <p>
                  {t('operators.trusted_until', {
                    since: formatDate(browser.since, 'dateOnly'),
                    until: formatDate(browser.until, 'dateOnly'),
                  })}
                </p>
              </div>
              <Button
                size="small"
                blocked={changeBlocked(t, operator)}
                isBusy={forget.isPending && forget.variables === browser.id}
                aria-label={t('operators.forget_named', { device: deviceName(browser.device) })}
                onClick={() => forget.mutate(browser.id)}
              >
                {t('operators.forget')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </TitledPanel>
  )
}
