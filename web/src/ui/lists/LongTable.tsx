import type { ReactNode, Ref } from 'react'
import list from './list-table.module.css'
import { ScrollRegion } from './ScrollRegion'
import type { useLongRows } from './use-long-rows'

type Props = {
  rows: Pick<
    ReturnType<typeof useLongRows>,
    'scroller' | 'onScroll' | 'isWhole' | 'count' | 'before' | 'after'
  >
  /** Its name, which is the title of the page. */
  label: string
  table?: Ref<HTMLTableElement>
  className?: string | undefined
  /** The class of a frame around it, which can be wider than the page. */
  frame?: string | undefined
  /** The head, and a body with the shown rows. */
  children: ReactNode
}

/** The table of a list page, which scrolls itself. Of many rows, only those in view are in the document. */
export function LongTable({ rows, label, table, className, frame, children }: Props) {
  return (
    <ScrollRegion ref={rows.scroller} className={list.scroller} aria-label={label} onScroll={rows.onScroll}>
      <div className={frame}>
        <div style={{ height: rows.before }} />
        <table
          ref={table}
          className={className ? `${list.table} ${className}` : list.table}
          data-windowed={!rows.isWhole || undefined}
          aria-rowcount={rows.isWhole ? undefined : rows.count + 1}
        >
          {children}
        </table>
        <div style={{ height: rows.after }} />
      </div>
    </ScrollRegion>
  )
}
