import type { OrderedExport } from '@panel/contract'
import { isUnderWay } from '@panel/contract/rules/export-rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LegendKey } from '../../../ui/charts/LegendKey'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import { moveInList } from '../../../ui/lists/list-actions'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import styles from './Exports.module.css'

type Props = {
  label: string
  list: {
    isPending: boolean
    isError: boolean
    isSuccess: boolean
    error: Error | null
    refetch: () => unknown
  }
  rows: readonly OrderedExport[]
  /** Why the last act failed. */
  failure: string | null
  /** Shown instead of the rows when there are none. */
  empty: ReactNode
  /** Keys beside J and K that act on the row with the cursor. */
  keys: ReactNode
  /** At the end of the footer. */
  note: ReactNode
  /** The rows. */
  children: ReactNode
}

/** A list of exports: loading, empty, failed and full, and how many there are. */
export function ExportsFrame({ label, list, rows, failure, empty, keys, note, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {failure && (
        <div className={styles.failure}>
          <FailureNotice>{failure}</FailureNotice>
        </div>
      )}
      <ScrollRegion className={styles.list} aria-label={label}>
        {list.isPending && <ListLoading />}
        {list.isError && rows.length === 0 && (
          <FailedPanel title={t('exports.failed')} error={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.isSuccess && rows.length === 0 && empty}
        {rows.length > 0 && children}
      </ScrollRegion>
      <footer className={styles.foot}>
        <b role="status">
          {t('exports.shown', {
            count: rows.length,
            under_way: rows.filter(({ state }) => isUnderWay(state)).length,
          })}
        </b>
        {rows.length > 0 && (
          <>
            <LegendKey keys={moveInList.key} does={t('overview.move')} />
            {keys}
          </>
        )}
        {note}
      </footer>
    </>
  )
}
