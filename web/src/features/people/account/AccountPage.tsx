import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { PageHead } from '../../../ui/PageHead'
import { Loading, Skeleton } from '../../../ui/Skeleton'
import styles from './AccountPage.module.css'
import { accountQuery } from './account-query'
import { KeysPanel } from './KeysPanel'
import { LookPanel } from './LookPanel'
import { SendingPanel } from './SendingPanel'
import { SessionsPanel } from './SessionsPanel'
import { SigningInPanel } from './SigningInPanel'
import { SoundsPanel } from './SoundsPanel'
import { TrustedBrowsersPanel } from './TrustedBrowsersPanel'
import { YouHerePanel } from './YouHerePanel'

/** Loaded with its texts. */
const welfarePart = lazyPart(() => import('../welfare/load-welfare').then(({ load }) => load()))

/** How the operator signs in, and what they choose for this browser. */
export function AccountPage() {
  const { t } = useTranslation()
  const account = useQuery(accountQuery)
  const welfare = useLazyPart(welfarePart)
  return (
    <ScrollRegion className={styles.page} aria-label={t('page.account')}>
      <PageHead title={t('page.account')} />
      <div className={styles.panels}>
        <div className={styles.column}>
          {account.isPending && <AccountLoading />}
          {account.isError && !account.data && (
            <div className={styles.box}>
              <FailedPanel
                title={t('account.failed')}
                error={account.error}
                onRetry={() => void account.refetch()}
              />
            </div>
          )}
          {account.data && (
            <>
              <SigningInPanel account={account.data} />
              <SessionsPanel account={account.data} />
              <TrustedBrowsersPanel account={account.data} />
            </>
          )}
          <YouHerePanel />
        </div>
        <div className={styles.column}>
          {welfare && <welfare.WelfarePanel />}
          <LookPanel />
          <SendingPanel />
          <SoundsPanel />
          <KeysPanel />
        </div>
      </div>
      <p className={styles.foot}>
        {/* A text of the server, not a page of this application. */}
        <a href="/licences" target="_blank" rel="noreferrer">
          {t('account.licences')}
        </a>
      </p>
    </ScrollRegion>
  )
}

function AccountLoading() {
  return (
    <Loading className={`${styles.box} ${styles.loading}`}>
      <Skeleton width="40%" />
      <Skeleton width="100%" height={40} />
      <Skeleton width="100%" height={40} />
      <Skeleton width="100%" height={40} />
    </Loading>
  )
}
