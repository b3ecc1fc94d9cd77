import type { Account } from '@panel/contract'
import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { Chip } from '../../../ui/Chip'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate } from '../../../ui/words/dates'
import { useDeviceName } from '../login-history/use-device-name'
import styles from './AccountPage.module.css'
import { useAccountChange } from './account-query'
import { refusalText } from './refusal'

/** Browsers whose failed sign-ins are counted separately. Sign-ins from them need a code too. */
export function TrustedBrowsersPanel({ account: { trusted_browsers: browsers } }: { account: Account }) {
  const { t } = useTranslation()
  const deviceName = useDeviceName()
  const forget = useAccountChange((browser_id: number) =>
    call('POST /api/account/forget-browser', { body: { browser_id } }),
  )
  return (
    <TitledPanel title={t('account.trusted')} aside={t('account.trusted_note')}>
      {forget.error && (
        <div className={styles.notice}>
          <FailureNotice>{refusalText(t, forget.error)}</FailureNotice>
        </div>
      )}
      {browsers.length === 0 && <p className={styles.none}>{t('account.no_trusted')}</p>}
      <ul>
        {browsers.map(({ id, device: agent, since, until, is_own: isOwn }) => {
          const device = deviceName(agent)
          return (
            <li key={id} className={styles.row}>
              <IconShieldCheck size={16} stroke={1.75} aria-hidden="true" />
              <div className={styles.what}>
                <bdi>{device}</bdi>
                <p>
                  {t('account.trusted_period', {
                    since: formatDate(since, 'dateOnly'),
                    until: formatDate(until, 'dateOnly'),
                  })}
                </p>
              </div>
              {isOwn && <Chip tone="accent">{t('account.is_this')}</Chip>}
              <Button
                size="small"
                isBusy={forget.isPending && forget.variables === id}
                aria-label={t('account.forget_named', { device })}
                onClick={() => forget.mutate(id)}
              >
                {t('account.forget')}
              </Button>
            </li>
          )
        })}
      </ul>
    </TitledPanel>
  )
}
