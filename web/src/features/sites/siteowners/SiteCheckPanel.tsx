import type { ManagedSiteowner, CheckedSite as Result, SiteFinding } from '@panel/contract'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Chip } from '../../../ui/Chip'
import { Notice } from '../../../ui/overlays/Notice'
import { TitledPanel } from '../../../ui/TitledPanel'
import { siteownerError } from '../../settings/siteowner-error'
import styles from './Siteowners.module.css'
import { checkSite } from './siteowner-actions'

/** Checks what the site does with webhooks. A test also gets invented messages, a real site owner does not. */
export function SiteCheckPanel({ siteowner }: { siteowner: ManagedSiteowner }) {
  const { t } = useTranslation()
  const { id, is_test, webhook_url, secrets } = siteowner
  const check = useMutation({
    mutationFn: () => call('POST /api/siteowners/:id/site-check', { params: { id }, body: {} }),
  })
  const start = useAction(checkSite, {
    hasWebhook: webhook_url !== null && secrets.length > 0,
    isBusy: check.isPending,
    check: () => check.mutate(),
  })
  const { data, error } = check
  return (
    <TitledPanel
      title={t('siteowners.site_check.title')}
      aside={<ActionButton action={start} isBusy={check.isPending} isNeverBlocked={check.isPending} />}
    >
      <p className={styles.counts}>
        {t('siteowners.site_check.about')}{' '}
        {t(is_test ? 'siteowners.site_check.about_test' : 'siteowners.site_check.about_real')}
      </p>
      {error && (
        <div className={styles.test}>
          <Notice tone="bad" icon={IconAlertCircle} role="alert">
            {siteownerError(t, error)}
          </Notice>
        </div>
      )}
      {data && <Findings result={data} />}
    </TitledPanel>
  )
}

/** What is wrong, in a sentence, and then each check. */
function Findings({ result: { findings, stopped } }: { result: Result }) {
  const { t } = useTranslation()
  const count = findings.filter(({ fault }) => fault !== null).length
  const isRight = count === 0 && stopped !== 'too_slow'
  const summary = [
    count === 0 ? t('siteowners.site_check.all_right') : t('siteowners.site_check.faults', { count }),
    stopped === null ? t('siteowners.site_check.look') : t(`siteowners.site_check.stopped.${stopped}`),
  ]
  return (
    <>
      <div className={styles.test}>
        <Notice
          tone={isRight ? 'ok' : 'bad'}
          icon={isRight ? IconCircleCheck : IconAlertCircle}
          role="status"
        >
          {summary.join(' ')}
        </Notice>
      </div>
      <ul className={styles.findings} aria-label={t('siteowners.site_check.title')}>
        {findings.map((finding) => (
          <li key={finding.name} className={styles.finding}>
            <Chip tone={finding.fault ? 'bad' : 'ok'}>
              {t(finding.fault ? 'siteowners.site_check.is_wrong' : 'siteowners.site_check.is_right')}
            </Chip>
            <span className={styles.rowText}>
              <FindingText finding={finding} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function FindingText({ finding: { name, fault } }: { finding: SiteFinding }) {
  const { t } = useTranslation()
  if (fault === null) return t(`siteowners.site_check.right.${name}`)
  const wrong = t(`siteowners.site_check.wrong.${name}`)
  if (fault.kind === 'accepted') return wrong
  return `${wrong} ${t(`siteowners.site_check.answer.${fault.kind}`, { ...fault })}`
}
