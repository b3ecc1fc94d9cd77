import type { EvidenceFile, EvidenceFormat } from '@panel/contract'
import { languageOf } from '@panel/contract/rules/locale'
import { IconFileText } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { download } from '../../../api/download'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { formatDate } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { ownTimeZone } from '../../../ui/words/period'
import styles from './EvidenceFiles.module.css'
import { downloadJson, downloadPage, makeEvidence } from './evidence-actions'
import { evidenceQuery } from './evidence-queries'
import { VerifyFile } from './VerifyFile'

const isUnderWay = (file: EvidenceFile | undefined) => file?.state === 'waiting' || file?.state === 'making'

/** The evidence file of an escalation: made on the server, with its hash, as a page to read and as JSON. */
export function EvidenceFiles({ id }: { id: number }) {
  const { t, i18n } = useTranslation()
  const client = useQueryClient()
  const { data: files, error, isPending } = useQuery(evidenceQuery(id))
  const [latest] = files ?? []
  const ready = files?.find(({ state }) => state === 'ready')
  const making = useMutation({
    mutationFn: () =>
      call('POST /api/escalations/:id/evidence', {
        params: { id },
        body: { language: languageOf(i18n.language), timezone: ownTimeZone() },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: evidenceQuery(id).queryKey }),
  })
  const downloading = useMutation({
    mutationFn: (of: { file: EvidenceFile; format: EvidenceFormat }) =>
      download(`/api/evidence/${of.file.id}/file.${of.format}`, {}),
  })
  const isMaking = making.isPending || isUnderWay(latest)
  const target = (format: EvidenceFormat) =>
    ready ? { isBusy: downloading.isPending, run: () => downloading.mutate({ file: ready, format }) } : null
  const make = useAction(makeEvidence, { isBusy: isMaking || isPending, run: () => making.mutate() })
  const page = useAction(downloadPage, target('html'))
  const json = useAction(downloadJson, target('json'))
  const fault = making.error ?? downloading.error ?? error
  return (
    <section className={styles.card} aria-label={t('evidence.title')}>
      <div className={styles.file}>
        <IconFileText size={18} stroke={1.75} aria-hidden="true" />
        <div className={styles.words}>
          <b>{t('evidence.title')}</b>{' '}
          <span role="status">{isMaking ? t('evidence.making') : stateOf()}</span>
          {ready?.json_digest && (
            <code className={styles.hash} title={ready.json_digest}>
              sha256 {ready.json_digest.match(/.{4}/g)?.join(' ')}
            </code>
          )}
        </div>
        {page && <ActionButton action={page} size="small" isNeverBlocked />}
        {json && <ActionButton action={json} size="small" isNeverBlocked />}
      </div>
      {fault && <FailureNotice>{textOf(fault)}</FailureNotice>}
      <div className={styles.foot}>
        {ready?.finished_at && (
          <span className={styles.made}>
            {t('evidence.made', {
              name: ready.ordered_by.name ?? t('overview.hidden_name'),
              time: formatDate(ready.finished_at, 'short'),
              until: ready.expires_at ? formatDate(ready.expires_at, 'dateOnly') : '',
            })}
          </span>
        )}
        <VerifyFile />
        <ActionButton action={make} size="small" isBusy={isMaking} isNeverBlocked>
          {ready ? t('evidence.make_again') : t('evidence.make')}
        </ActionButton>
      </div>
    </section>
  )

  function stateOf(): string {
    if (ready)
      return `${t('evidence.messages', { count: ready.message_count ?? 0 })}, ${t('evidence.leases', { count: ready.lease_count ?? 0 })}`
    if (latest?.fault) return t(`evidence.fault.${latest.fault}`)
    if (latest?.state === 'deleted') return t('evidence.deleted')
    return files ? t('evidence.none') : ''
  }

  function textOf(reason: Error): string {
    if (reason instanceof ApiError)
      switch (reason.code) {
        case 'customer_erased':
          return t('evidence.erased')
        case 'too_many_evidence_files':
          return t('evidence.enough')
        case 'export_not_allowed':
          return t('evidence.not_allowed')
        case 'export_not_ready':
          return t('evidence.deleted')
      }
    return failureText(t, t('evidence.failed'), reason)
  }
}
