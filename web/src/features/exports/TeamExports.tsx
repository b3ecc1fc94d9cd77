import type { OrderedExport, TeamExport } from '@panel/contract'
import { isUnderWay } from '@panel/contract/export-rules'
import { IconAlertCircle, IconUsers } from '@tabler/icons-react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { EmptyPanel } from '../../ui/EmptyPanel'
import { FailedPanel } from '../../ui/FailedPanel'
import { failureText } from '../../ui/failure'
import { ListLoading, loadMore } from '../../ui/ListPage'
import { Notice } from '../../ui/Notice'
import { ScrollRegion } from '../../ui/ScrollRegion'
import { useAction } from '../../ui/use-action'
import { useRowCursor } from '../../ui/use-row-cursor'
import styles from './Exports.module.css'
import { ExportsTable } from './ExportsTable'
import { downloadExport } from './export-actions'
import { useExports } from './use-exports'

type Props = { list: UseInfiniteQueryResult<InfiniteData<{ items: TeamExport[] }>> }

/** The exports of colleagues in the team: their files can be downloaded, and nothing else. */
export function TeamExports({ list }: Props) {
  const { t } = useTranslation()
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  const { actsOf, failure } = useExports()
  const cursor = useRowCursor(
    rows.map(({ id }) => id),
    () => loadMore(list),
  )
  const onlyDownload = (of: OrderedExport | undefined) => ({
    ...actsOf(of),
    cancel: null,
    again: null,
    delete: null,
  })
  useAction(downloadExport, { run: onlyDownload(rows.find(({ id }) => id === cursor.cursor)).download })
  return (
    <>
      {failure && (
        <Notice tone="bad" icon={IconAlertCircle} role="alert">
          {failure}
        </Notice>
      )}
      <ScrollRegion className={styles.list} aria-label={t('exports.of_team')}>
        {list.isPending && <ListLoading />}
        {list.isError && rows.length === 0 && (
          <FailedPanel title={t('exports.failed')} error={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.isSuccess && rows.length === 0 && (
          <EmptyPanel icon={IconUsers} title={t('exports.none_of_team')}>
            <p>{t('exports.none_of_team_why')}</p>
          </EmptyPanel>
        )}
        {rows.length > 0 && (
          <ExportsTable
            rows={rows}
            cursor={cursor}
            actsOf={onlyDownload}
            nameOf={({ id }) => rows.find((each) => each.id === id)?.by.name ?? t('overview.hidden_name')}
          />
        )}
        {list.hasNextPage && (
          <Button look="quiet" isBlock isBusy={list.isFetchingNextPage} onClick={() => loadMore(list)}>
            {t('overview.more')}
          </Button>
        )}
      </ScrollRegion>
      <footer className={styles.foot}>
        <b role="status">
          {t('exports.shown', {
            count: rows.length,
            under_way: rows.filter(({ state }) => isUnderWay(state)).length,
          })}
        </b>
        {list.isFetchNextPageError && (
          <span role="alert">{failureText(t, t('overview.more_failed'), list.error)}</span>
        )}
      </footer>
    </>
  )
}
