import type { AuditEntry } from '@panel/contract'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action'
import { EventsHead } from '../../../ui/lists/EventsHead'
import { LongTable } from '../../../ui/lists/LongTable'
import table from '../../../ui/lists/list-table.module.css'
import { useLongRows } from '../../../ui/lists/use-long-rows'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { Moment } from '../../../ui/words/Moment'
import { OperatorLink } from '../../settings/pages/OperatorLink'
import { AuditDetails } from './AuditDetails'
import styles from './AuditTable.module.css'
import { openSubject } from './audit-actions'
import { actionWords, kindWords, subjectLink, summaryWords } from './audit-words'

/** The entries, latest first. Enter or a click opens the values before and after; O opens the subject of the entry. */
export function AuditTable({ rows, onEnd }: { rows: AuditEntry[]; onEnd: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [open, setOpen] = useState<number | null>(null)
  const openPlace = open === null ? -1 : rows.findIndex(({ id }) => id === open)
  const long = useLongRows(rows, openPlace < 0 ? null : openPlace)
  const list = useRowCursor(
    rows.map(({ id }) => id),
    onEnd,
    long,
  )
  const atCursor = rows.find(({ id }) => id === list.cursor)
  const link = atCursor ? subjectLink(atCursor) : null
  useAction(openSubject, link && { open: () => void navigate(link) })
  return (
    <LongTable rows={long} label={t('page.audit')} table={list.table} className={styles.table}>
      <EventsHead
        columns={[t('audit.act'), t('audit.kind_heading'), t('audit.on'), t('audit.what_changed')]}
      />
      <tbody>
        {long.shown.map((row, index) => {
          const isOpen = row.id === open
          return (
            <Fragment key={row.id}>
              <tr aria-rowindex={long.rowIndex(index)} data-cursor={row.id === list.cursor || undefined}>
                <td className={`${table.time} ${table.firstEnd}`}>
                  <Moment at={row.at} />
                </td>
                <td className={`${table.name} ${table.second}`}>
                  <Who row={row} />
                </td>
                <th scope="row" className={`${table.first} ${styles.act}`}>
                  <Toggle
                    row={row}
                    isOpen={isOpen}
                    onFocus={() => list.setCursor(row.id)}
                    onToggle={() => setOpen(isOpen ? null : row.id)}
                  />
                </th>
                <td className={`${table.quiet} ${table.notNarrow}`}>{kindWords(t, row)}</td>
                <td className={`${table.name} ${table.secondEnd}`}>
                  <Subject row={row} />
                </td>
                <td
                  className={`${table.wide} ${table.quiet} ${table.notNarrow}`}
                  title={summaryWords(t, row)}
                >
                  {summaryWords(t, row)}
                </td>
              </tr>
              {isOpen && (
                <tr ref={long.details} data-details className={styles.details}>
                  <td colSpan={6}>
                    <AuditDetails row={row} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </LongTable>
  )
}

type ToggleProps = { row: AuditEntry; isOpen: boolean; onFocus: () => void; onToggle: () => void }

/** What was done; opens the values. */
function Toggle({ row, isOpen, onFocus, onToggle }: ToggleProps) {
  const { t } = useTranslation()
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <button
      type="button"
      className={styles.toggle}
      data-id={row.id}
      aria-expanded={isOpen}
      onFocus={onFocus}
      onClick={onToggle}
    >
      <Chevron size={16} stroke={1.75} aria-hidden="true" className={styles.chevron} />
      {actionWords(t, row)}
    </button>
  )
}

function Who({ row: { operator } }: { row: AuditEntry }) {
  const { t } = useTranslation()
  if (!operator) return <span className={table.quiet}>{t('audit.panel')}</span>
  return (
    <OperatorLink id={operator.id} className={styles.subject}>
      <bdi>{operator.name ?? t('overview.hidden_name')}</bdi>
    </OperatorLink>
  )
}

function Subject({ row }: { row: AuditEntry }) {
  const { subject } = row
  const { t } = useTranslation()
  if (subject.id === null) return '–'
  const name = subject.name ?? (subject.type === 'operator' ? t('overview.hidden_name') : subject.id)
  const link = subjectLink(row)
  return link ? (
    <Link {...link} className={styles.subject}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )
}
