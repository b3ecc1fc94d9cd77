import { useTranslation } from 'react-i18next'

/** The head of a list of what operators did, latest first: when, who, and the columns of the list itself. */
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
