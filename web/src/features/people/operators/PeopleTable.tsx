import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import styles from './PeopleTable.module.css'
import { type PersonField, personFields } from './people-list'
import type { CheckedRow } from './use-people-list'

type Props = { rows: readonly CheckedRow[]; labelOf: (field: PersonField) => string }

/** The rows of a list of people as they were read, each with what is wrong with it. */
export function PeopleTable({ rows, labelOf }: Props) {
  const { t } = useTranslation()
  return (
    <ScrollRegion aria-label={t('operators.many.list')} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('operators.many.check')}</th>
            {personFields.map((field) => (
              <th key={field} scope="col">
                {labelOf(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, cells, faults }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td className={faults.length > 0 ? styles.wrong : styles.right}>
                {faults.length > 0 ? (
                  <>
                    <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
                    <span>{faults.join(' ')}</span>
                  </>
                ) : (
                  <>
                    <IconCheck size={14} stroke={1.75} aria-hidden="true" />
                    <span>{t('operators.many.ready')}</span>
                  </>
                )}
              </td>
              {personFields.map((field, column) => (
                <td key={field}>{cells[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
