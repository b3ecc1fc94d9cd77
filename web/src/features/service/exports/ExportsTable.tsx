import type { OrderedExport } from '@panel/contract'
import { mayResume } from '@panel/contract/rules/export-rules'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import table from '../../../ui/lists/list-table.module.css'
import type { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { Moment } from '../../../ui/words/Moment'
import { ExportProgress } from './ExportProgress'
import { ExportState } from './ExportState'
import styles from './Exports.module.css'
import { filterWords, listName } from './export-words'
import type { useExports } from './use-exports'

type Props = {
  rows: readonly OrderedExport[]
  cursor: ReturnType<typeof useRowCursor<HTMLTableElement>>
  actsOf: ReturnType<typeof useExports>['actsOf']
  /** Who ordered an export, in a list of several operators. */
  nameOf?: (row: OrderedExport) => string
}

/** The exports, each with what can be done with it. */
export function ExportsTable({ rows, cursor, actsOf, nameOf }: Props) {
  const { t } = useTranslation()
  return (
    <table ref={cursor.table} className={`${table.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('exports.column.state')}</th>
          <th scope="col">{t('exports.column.from')}</th>
          {nameOf && <th scope="col">{t('exports.column.by')}</th>}
          <th scope="col">{t('exports.column.filters')}</th>
          <th scope="col">{t('exports.column.size')}</th>
          <th scope="col">{t('exports.column.made')}</th>
          <th scope="col">{t('exports.column.goes')}</th>
          <th scope="col">{t('exports.column.act')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            data-id={row.id}
            tabIndex={-1}
            data-cursor={row.id === cursor.cursor || undefined}
            onFocus={() => cursor.setCursor(row.id)}
          >
            <td className={table.firstEnd}>
              <ExportState state={row.state} />
            </td>
            <th scope="row" className={table.first}>
              {listName(t, row)}
              <span className={styles.onNarrow}>{filterWords(t, row)}</span>
            </th>
            {nameOf && (
              <td>
                <bdi>{nameOf(row)}</bdi>
              </td>
            )}
            <td className={`${table.wide} ${table.notNarrow}`}>{filterWords(t, row)}</td>
            <td className={`${table.second} ${styles.size}`}>
              <ExportProgress of={row} />
            </td>
            <td className={`${table.quiet} ${table.notNarrow}`}>
              {row.finished_at ? <Moment at={row.finished_at} /> : '–'}
            </td>
            <td className={`${table.quiet} ${table.notNarrow}`}>
              {row.expires_at && row.state === 'ready' ? <Moment at={row.expires_at} /> : '–'}
            </td>
            <td className={table.secondEnd}>
              <Acts of={row} acts={actsOf(row)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Acts({ of, acts }: { of: OrderedExport; acts: ReturnType<Props['actsOf']> }) {
  const { t } = useTranslation()
  const list = listName(t, of)
  const offered = [
    { run: acts.download, name: t('exports.download') },
    { run: acts.cancel, name: t('exports.cancel') },
    { run: acts.again, name: t(mayResume(of) ? 'exports.go_on' : 'exports.make_again') },
    { run: acts.delete, name: t('exports.delete') },
  ]
  return (
    <span className={styles.acts}>
      {offered.map(
        ({ run, name }) =>
          run && (
            <Button key={name} size="small" aria-label={`${name}: ${list}`} onClick={run}>
              {name}
            </Button>
          ),
      )}
    </span>
  )
}
