import { useTranslation } from 'react-i18next'

/** The header of a list of operators' actions, latest first: time, operator, and the columns of that list. */
export function EventsHead({ columns }: { columns: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col" aria-sort="descending">
          {t('list.time')}
        </th>
        {[t('overview.operator'), ...columns].map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
