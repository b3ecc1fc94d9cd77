import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { Field } from '../../../ui/fields/Field'
import { Notice } from '../../../ui/overlays/Notice'
import { issueText } from '../../../ui/words/issue-text'
import { ShownOnceField } from './ShownOnceField'
import { SiteownerCard } from './SiteownerCard'
import type { SecretSteps, StepButtons } from './steps'
import { useFirstSiteowner } from './use-first-siteowner'
import { useWebhook } from './use-webhook'

const maxAddressLength = 2_000

/** The webhook of the first site owner. The main button makes the secret, then sends the test, then continues. */
export function WebhookStep({
  shownSecrets: { secret },
  keep,
  onDone,
  onBack,
  onLater,
}: StepButtons & SecretSteps) {
  const { t } = useTranslation()
  const first = useFirstSiteowner()
  const { siteowner } = first
  const { typed, address, type, makeSecret, test } = useWebhook(siteowner, (made) => keep({ secret: made }))
  const hasSecret = siteowner && siteowner.secrets.length > 0
  const isAccepted = test.data?.is_delivered === true
  const error = test.error ?? makeSecret.error
  const issue = error instanceof ApiError ? error.issues.find(({ path }) => path === 'webhook_url') : null

  function continueStep() {
    if (!hasSecret) makeSecret.mutate()
    else if (isAccepted) onDone(new URL(address).host)
    else test.mutate()
  }
  return (
    <SiteownerCard
      step="webhook"
      first={first}
      error={issue ? null : error}
      isBusy={test.isPending || makeSecret.isPending}
      blocked={siteowner === null && t('setup.webhook.no_siteowner')}
      isIncomplete={address === ''}
      action={!isAccepted && t(hasSecret ? 'siteowners.send_test' : 'siteowners.make_secret')}
      onContinue={continueStep}
      onBack={onBack}
      onLater={onLater}
    >
      {(isTried) => (
        <>
          {siteowner === null && <Notice icon={IconAlertCircle}>{t('setup.webhook.no_siteowner')}</Notice>}
          {siteowner && (
            <Field
              label={t('siteowners.address')}
              type="url"
              value={typed}
              maxLength={maxAddressLength}
              autoComplete="off"
              autoFocus
              hint={t('setup.webhook.hint')}
              error={
                issue
                  ? issueText(t, issue)
                  : isTried && address === ''
                    ? t('setup.webhook.address_missing')
                    : null
              }
              onChange={(event) => type(event.target.value)}
            />
          )}
          {hasSecret && (
            <ShownOnceField
              label={t('setup.webhook.secret')}
              text={secret}
              note={t(secret ? 'setup.webhook.secret_lost' : 'setup.webhook.secret_hidden')}
              another={t('setup.webhook.another_secret')}
              isBusy={makeSecret.isPending}
              onAnother={() => makeSecret.mutate()}
            />
          )}
          {test.data && (
            <Notice
              tone={isAccepted ? 'ok' : 'bad'}
              icon={isAccepted ? IconCircleCheck : IconAlertCircle}
              role="status"
            >
              {t(isAccepted ? 'siteowners.test_ok' : 'siteowners.test_failed', {
                milliseconds: test.data.milliseconds,
                error: test.data.error ?? '',
              })}
            </Notice>
          )}
        </>
      )}
    </SiteownerCard>
  )
}
