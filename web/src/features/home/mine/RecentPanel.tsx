import { listPageSize } from '@panel/contract/rules/limits'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { LegendKey } from '../../../ui/charts/LegendKey'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading, loadMore } from '../../../ui/lists/ListPage'
import { moveInList, showMoreRows } from '../../../ui/lists/list-actions'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatNumber } from '../../../ui/words/dates'
import { actLabel } from './act-label'
import styles from './Mine.module.css'
import type { MineSearch } from './mine-search'
import { OwnActsTable } from './OwnActsTable'
import { ownActsQuery } from './own-acts-query'
import { useUndoFromHere } from './use-undo-from-here'

/** The last 50 acts of the operator, or all that a receipt has counted. */
export function RecentPanel({ search }: { search: MineSearch }) {
  const { t } = useTranslation()
  const { list, rows } = usePages(ownActsQuery(search))
  const { kind, receipt } = search
  const isFiltered = kind !== undefined || receipt !== undefined
  const more = useAction(showMoreRows, isFiltered && list.hasNextPage ? { load: () => loadMore(list) } : null)
  // Here and not in the row, which is gone before the answer is there.
  const undoSend = useUndoFromHere()
  const what =
    kind === undefined ? t('mine.recent') : kind === 'masters' ? t('mine.masters') : actLabel(t, kind)
  const title = receipt === undefined ? what : t('receipts.of_shift', { what, number: formatNumber(receipt) })
  return (
    <TitledPanel
      title={title}
      className={styles.recent}
      aside={
        <span className={styles.legend}>
          {isFiltered ? (
            <Link to="/mine">{t('receipts.show_all')}</Link>
          ) : (
            t('mine.recent_note', { number: formatNumber(listPageSize) })
          )}
          <span className={styles.keys}>
            <LegendKey keys={moveInList.key} does={t('overview.move')} />
            <LegendKey keys="enter" does={t('overview.read')} />
          </span>
        </span>
      }
    >
      {list.isPending && <ListLoading />}
      {list.isError && rows.length === 0 && (
        <FailedPanel title={t('mine.failed')} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && rows.length === 0 && <p className={styles.nothing}>{t('mine.nothing')}</p>}
      {rows.length > 0 && (
        <div className={styles.list}>
          <OwnActsTable
            acts={rows}
            label={title}
            onUndo={undoSend}
            onEnd={() => isFiltered && loadMore(list)}
          />
        </div>
      )}
      {more && (
        <div className={styles.more}>
          <ActionButton action={more} isBusy={list.isFetchingNextPage} hasNoIcon />
        </div>
      )}
    </TitledPanel>
  )
}
