import type { ListedHold } from '@panel/contract'
import { isReleasedByPeople } from '@panel/contract/rules/hold-rules'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { EventsHead } from '../../../ui/lists/EventsHead'
import { LongTable } from '../../../ui/lists/LongTable'
import table from '../../../ui/lists/list-table.module.css'
import { useLongRows } from '../../../ui/lists/use-long-rows'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { Moment } from '../../../ui/words/Moment'
import styles from './HoldsTable.module.css'
import { holdEnd } from './hold-end'
import { ReleaseDialog } from './ReleaseDialog'

const isReleasable = ({ released, kind, stays, escalation_id }: ListedHold) =>
  !released && !stays && isReleasedByPeople(kind) && escalation_id === null

/** The holds with their cursor: J and K move it, Enter opens the conversation. Those of people can be released with a reason. */
export function HoldsTable({ rows, onEnd }: { rows: ListedHold[]; onEnd: () => void }) {
  const { t } = useTranslation()
  const [released, setReleased] = useState<ListedHold | null>(null)
  const long = useLongRows(rows)
  const list = useRowCursor(
    rows.map(({ id }) => id),
    onEnd,
    long,
  )
  return (
    <>
      <LongTable rows={long} label={t('page.holds')} table={list.table}>
        <EventsHead columns={[t('holds.customer'), t('escalations.kind'), t('holds.ends')]} />
        <tbody>
          {long.shown.map((row, index) => (
            <tr
              key={row.id}
              aria-rowindex={long.rowIndex(index)}
              data-cursor={row.id === list.cursor || undefined}
            >
              <td className={`${table.time} ${table.firstEnd}`}>
                <Moment at={row.released?.at ?? row.since} />
              </td>
              <td className={`${table.name} ${table.secondEnd}`}>
                {row.released
                  ? (row.released.by?.name ?? t('holds.site'))
                  : row.by
                    ? (row.by.name ?? t('overview.hidden_name'))
                    : t('holds.site')}
              </td>
              <th scope="row" className={table.first}>
                {row.conversation_id === null ? (
                  <bdi data-id={row.id}>{row.customer.name}</bdi>
                ) : (
                  <Link
                    to="/conversations/$id"
                    params={{ id: String(row.conversation_id) }}
                    data-id={row.id}
                    className={table.link}
                    onFocus={() => list.setCursor(row.id)}
                  >
                    <bdi>{row.customer.name}</bdi>
                  </Link>
                )}
              </th>
              <td className={table.second}>{t(`hold.${row.kind}`)}</td>
              <End row={row} onRelease={() => setReleased(row)} />
            </tr>
          ))}
        </tbody>
      </LongTable>
      {released && <ReleaseDialog hold={released} onClose={() => setReleased(null)} />}
    </>
  )
}

/** How the hold has ended or will end. */
function End({ row, onRelease }: { row: ListedHold; onRelease: () => void }) {
  const { t } = useTranslation()
  const end = row.released ? row.released.reason : holdEnd(t, row)
  return (
    <td className={`${table.wide} ${styles.second}`} title={end}>
      <div className={styles.end}>
        {row.escalation_id === null ? (
          <span>{end}</span>
        ) : (
          <Link to="/escalations" search={{ id: row.escalation_id }} className={table.link}>
            {t('held.master_decides')}
          </Link>
        )}
        {isReleasable(row) && (
          <Button size="small" onClick={onRelease}>
            {t('held.release')}
          </Button>
        )}
      </div>
    </td>
  )
}
