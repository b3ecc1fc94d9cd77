import type { ListedOperator } from '@panel/contract'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/Avatar'
import type { DataColumn } from '../../../ui/lists/DataTable'
import { Moment } from '../../../ui/words/Moment'
import { messageTypesText } from '../permissions/level-words'
import { OperatorStatusText } from './OperatorStatusText'
import styles from './OperatorsTable.module.css'

/** The columns of the list. @param ownId the viewer, who is marked */
export const operatorColumns = (t: TFunction, ownId: number): DataColumn<ListedOperator>[] => [
  {
    id: 'name',
    name: t('operators.operator'),
    width: '3fr',
    minWidth: 174,
    isRowHeader: true,
    isSortable: true,
    place: 'first',
    cell: (row) => <Name row={row} isOwn={row.id === ownId} />,
  },
  {
    id: 'status',
    name: t('operators.status'),
    width: '3fr',
    minWidth: 190,
    place: 'second',
    cell: ({ status }) => <OperatorStatusText status={status} />,
  },
  {
    id: 'type',
    name: t('operators.permission_type'),
    width: '1.5fr',
    minWidth: 96,
    place: 'secondEnd',
    cell: ({ level }) => <Text>{level.name}</Text>,
  },
  {
    id: 'level',
    name: t('operators.level'),
    width: 80,
    isSortable: true,
    isFigure: true,
    cell: ({ level }) => level.id,
  },
  {
    id: 'team',
    name: t('operators.team'),
    width: '2fr',
    minWidth: 92,
    isSortable: true,
    cell: ({ team }) => <Text>{team.name}</Text>,
  },
  {
    id: 'languages',
    name: t('operators.languages'),
    width: '1fr',
    minWidth: 130,
    cell: ({ languages }) => (
      <span className={`${styles.text} ${styles.codes}`} title={languages.join(' ')}>
        {languages.join(' ')}
      </span>
    ),
  },
  {
    id: 'message_types',
    name: t('operators.message_types'),
    width: '1.5fr',
    minWidth: 134,
    cell: ({ message_types: types }) => <Text>{messageTypesText(t, types)}</Text>,
  },
  {
    id: 'two_factor',
    name: t('operators.two_factor'),
    width: 104,
    cell: ({ has_two_factor }) =>
      has_two_factor ? t('operators.on') : <span className={styles.quiet}>{t('operators.none_yet')}</span>,
  },
  {
    id: 'last_seen',
    name: t('operators.last_seen'),
    width: 160,
    isFigure: true,
    place: 'firstEnd',
    cell: ({ last_seen_at: at }) =>
      at ? <Moment at={at} /> : <span className={styles.quiet}>{t('operators.never')}</span>,
  },
]

/** A text that is cut where its column is narrow. */
const Text = ({ children }: { children: string }) => (
  <span className={styles.text} title={children}>
    {children}
  </span>
)

function Name({ row, isOwn }: { row: ListedOperator; isOwn: boolean }) {
  const { t } = useTranslation()
  const name = row.name ?? `#${row.id}`
  const shown = isOwn ? t('presence.you', { name }) : name
  return (
    <span className={styles.name} title={row.login ? `${shown}, ${row.login}` : shown}>
      <Avatar name={name} />
      <Link to="/operators/$id" params={{ id: String(row.id) }} tabIndex={-1} className={styles.link}>
        {shown}
      </Link>
      {row.login && <span className={styles.login}>{row.login}</span>}
    </span>
  )
}
