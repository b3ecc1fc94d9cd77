import type { SendCheck } from '@panel/contract'
import {
  neverOff,
  neverStopped,
  type SendCheckKind,
  sendCheckKinds,
  sendCheckModes,
} from '@panel/contract/rules/enumerations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { SelectField } from '../../../ui/fields/SelectField'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatNumber } from '../../../ui/words/dates'
import { siteownerError } from '../../settings/siteowner-error'
import { sendChecksQuery } from '../../settings/siteowners-query'
import styles from './Siteowners.module.css'

const counts = ['warned', 'sent', 'stopped', 'false_alarms'] as const

/** What is checked in the operators' texts before they are sent, and what the checks found in the last 30 days. */
export function SendChecksPanel({ siteownerId }: { siteownerId: number }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const list = useQuery(sendChecksQuery(siteownerId))
  const change = useMutation({
    mutationFn: (body: { kind: SendCheckKind; mode: SendCheck['mode'] }) =>
      call('PATCH /api/siteowners/:id/send-checks', { params: { id: siteownerId }, body }),
    onSuccess: ({ items }) => client.setQueryData(sendChecksQuery(siteownerId).queryKey, items),
  })
  const optionsOf = (kind: SendCheck['kind']) =>
    sendCheckModes
      .filter((mode) => mode !== 'off' || !neverOff.some((one) => one === kind))
      .filter((mode) => mode !== 'block' || !neverStopped.some((one) => one === kind))
      .map((value) => [value, t(`siteowners.check.mode.${value}`)] as const)
  return (
    <TitledPanel title={t('siteowners.check.title')}>
      {list.isPending && <ListLoading />}
      {list.error && (
        <FailedPanel
          title={t('siteowners.check.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      <p className={styles.counts}>{t('siteowners.check.text')}</p>
      {list.data?.map((check) => (
        <div key={check.kind} className={styles.row}>
          <div className={styles.rowText}>
            <div>{t(`siteowners.check.kind.${check.kind}`)}</div>
            <div className={styles.quiet}>
              {counts
                .map((name) => `${t(`siteowners.check.count.${name}`)} ${formatNumber(check[name])}`)
                .join(', ')}
            </div>
          </div>
          {check.kind === 'denial' ? (
            <span className={styles.quiet}>{t('siteowners.check.always')}</span>
          ) : (
            <SelectField
              label={t(`siteowners.check.kind.${check.kind}`)}
              isLabelHidden
              value={check.mode}
              options={optionsOf(check.kind)}
              isDisabled={change.isPending}
              onChoose={(chosen) => {
                const kind = sendCheckKinds.find((each) => each === check.kind)
                const mode = sendCheckModes.find((each) => each === chosen)
                if (kind && mode) change.mutate({ kind, mode })
              }}
            />
          )}
        </div>
      ))}
      {change.error && (
        <p role="alert" className={styles.counts}>
          {siteownerError(t, change.error)}
        </p>
      )}
    </TitledPanel>
  )
}
