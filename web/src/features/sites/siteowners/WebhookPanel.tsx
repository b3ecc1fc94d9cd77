import type { ManagedSiteowner } from '@panel/contract'
import { siteownerNameLength } from '@panel/contract/rules/limits'
import { IconAlertCircle, IconCircleCheck, IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { EditableLine } from '../../../ui/fields/EditableLine'
import { LineText } from '../../../ui/fields/LineFields'
import { Notice } from '../../../ui/overlays/Notice'
import { TitledPanel } from '../../../ui/TitledPanel'
import { siteownerError } from '../../settings/siteowner-error'
import { SecretRows } from './SecretRows'
import styles from './Siteowners.module.css'
import { sendTest } from './siteowner-actions'
import { useSiteownerLines } from './use-siteowner-lines'

type Field = 'name' | 'webhook_url'

/** The name of the site owner, the address to which messages are sent, and the secrets that sign them. */
export function WebhookPanel({ siteowner }: { siteowner: ManagedSiteowner }) {
  const { t } = useTranslation()
  const { id } = siteowner
  const { save, changeOf } = useSiteownerLines(siteowner)

  const saveField = (field: Field, value: string, seen: string) => {
    if (field === 'name') return save({ name: value, seen: { name: seen } })
    const addressIn = (text: string) => text.trim() || null
    return save({ webhook_url: addressIn(value), seen: { webhook_url: addressIn(seen) } })
  }
  const line = (field: Field, label: string, maxLength: number) => (
    <EditableLine
      label={label}
      value={siteowner[field] ?? ''}
      format={(value) => value}
      change={changeOf(field)}
      save={(value, seen) => saveField(field, value, seen)}
      field={(props) => <LineText field={props} maxLength={maxLength} />}
    />
  )

  const test = useMutation({
    mutationFn: () => call('POST /api/siteowners/:id/webhook-test', { params: { id }, body: {} }),
  })
  const send = useAction(sendTest, {
    hasWebhook: siteowner.webhook_url !== null && siteowner.secrets.length > 0,
    isBusy: test.isPending,
    send: () => test.mutate(),
  })
  const isDelivered = test.data?.is_delivered === true
  return (
    <TitledPanel
      title={t('siteowners.webhook')}
      aside={<ActionButton action={send} isBusy={test.isPending} isNeverBlocked={test.isPending} />}
    >
      <dl className={styles.lines}>
        {line('webhook_url', t('siteowners.address'), 2_000)}
        {line('name', t('siteowners.name'), siteownerNameLength)}
      </dl>
      {(test.data || test.error) && (
        <div className={styles.test}>
          <Notice
            tone={isDelivered ? 'ok' : 'bad'}
            icon={isDelivered ? IconCircleCheck : IconAlertCircle}
            role="status"
          >
            {test.data
              ? `${t(isDelivered ? 'siteowners.test_ok' : 'siteowners.test_failed', {
                  milliseconds: test.data.milliseconds,
                  error: test.data.error ?? '',
                })} ${test.data.id}`
              : siteownerError(t, test.error)}
          </Notice>
        </div>
      )}
      <SecretRows siteowner={siteowner} icon={IconFingerprint} />
    </TitledPanel>
  )
}
