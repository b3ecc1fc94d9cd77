import { isUnderWay } from '@panel/contract/export-rules'
import { IconAlertCircle, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '../../ui/EmptyPanel'
import { FailedPanel } from '../../ui/FailedPanel'
import { ListLoading } from '../../ui/ListPage'
import { Notice } from '../../ui/Notice'
import { ScrollRegion } from '../../ui/ScrollRegion'
import { useAction } from '../../ui/use-action'
import { useRowCursor } from '../../ui/use-row-cursor'
import styles from './Exports.module.css'
import { ExportsTable } from './ExportsTable'
import { cancelExport, deleteExport, downloadExport, makeExportAgain } from './export-actions'
import { exportsQuery } from './exports-query'
import { useExports } from './use-exports'
import { useSeen } from './use-seen'

/** The operator's own exports with what can be done with them. */
export function OwnExports() {
  const { t } = useTranslation()
  const list = useQuery(exportsQuery)
  const rows = list.data?.items ?? []
  const { actsOf, failure } = useExports()
  const cursor = useRowCursor(rows.map(({ id }) => id))
  const acts = actsOf(rows.find(({ id }) => id === cursor.cursor))
  useAction(downloadExport, { run: acts.download })
  useAction(cancelExport, { run: acts.cancel })
  useAction(makeExportAgain, { run: acts.again })
  useAction(deleteExport, { run: acts.delete })
  useSeen(rows)
  const days = list.data?.days ?? 0
  return (
    <>
      {failure && (
        <Notice tone="bad" icon={IconAlertCircle} role="alert">
          {failure}
        </Notice>
      )}
      <ScrollRegion className={styles.list} aria-label={t('page.exports')}>
        {list.isPending && <ListLoading />}
        {list.isError && rows.length === 0 && (
          <FailedPanel title={t('exports.failed')} error={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.isSuccess && rows.length === 0 && (
          <EmptyPanel icon={IconDownload} title={t('exports.none')}>
            <p>{t('exports.none_why')}</p>
          </EmptyPanel>
        )}
        {rows.length > 0 && <ExportsTable rows={rows} cursor={cursor} actsOf={actsOf} />}
      </ScrollRegion>
      <footer className={styles.foot}>
        <b role="status">
          {t('exports.shown', {
            count: rows.length,
            under_way: rows.filter(({ state }) => isUnderWay(state)).length,
          })}
        </b>
        {list.data && <span>{t('exports.kept', { count: days })}</span>}
      </footer>
    </>
  )
}
