import type { ListedSet } from '@panel/contract'
import { minSetPhotos } from '@panel/contract/rules/limits'
import { IconCopy, IconPhotoPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { LongTable } from '../../../ui/lists/LongTable'
import table from '../../../ui/lists/list-table.module.css'
import { useLongRows } from '../../../ui/lists/use-long-rows'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { formatNumber } from '../../../ui/words/dates'
import { Moment } from '../../../ui/words/Moment'
import styles from './ProfileSetsTable.module.css'
import { StateChip } from './StateChip'

/** The list with its cursor: J and K move it, Enter opens the set. */
export function ProfileSetsTable({ rows, onEnd }: { rows: ListedSet[]; onEnd: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const long = useLongRows(rows)
  const list = useRowCursor(
    rows.map(({ id }) => id),
    onEnd,
    long,
  )
  return (
    <LongTable rows={long} label={t('page.profile_sets')} table={list.table} className={styles.table}>
      <Head />
      <tbody>
        {long.shown.map((row, index) => {
          const link = { to: '/profilesets/$id', params: { id: String(row.id) } } as const
          return (
            // The keyboard activates the link in the row.
            <tr
              key={row.id}
              aria-rowindex={long.rowIndex(index)}
              data-cursor={row.id === list.cursor || undefined}
              data-retired={row.state === 'retired' || undefined}
              onClick={() => void navigate(link)}
            >
              <th scope="row" className={`${styles.set} ${table.first}`}>
                <Link
                  {...link}
                  data-id={row.id}
                  className={table.link}
                  onFocus={() => list.setCursor(row.id)}
                >
                  <b>{row.name}</b>
                </Link>
                <span className={styles.second}>{personaWords(row)}</span>
              </th>
              <td className={styles.pictures}>
                <Strip row={row} />
              </td>
              <td className={`${table.second} ${styles.state}`}>
                <SetChips row={row} />
              </td>
              <td className={`${table.code} ${table.notNarrow}`}>{row.language ?? '–'}</td>
              <td className={`${table.name} ${table.notNarrow}`}>{row.siteowner.name}</td>
              <td className={`${styles.figure} ${table.notNarrow}`}>{formatNumber(row.photo_count)}</td>
              <td className={table.secondEnd}>
                <UsedBy row={row} />
              </td>
              <td className={`${styles.figure} ${table.firstEnd}`}>
                <Moment at={row.updated_at} />
                {row.updated_by && (
                  <span className={styles.second}>{row.updated_by.name ?? t('overview.hidden_name')}</span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </LongTable>
  )
}

function Head() {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col">{t('profile_sets.set')}</th>
        <th scope="col">{t('profile_sets.pictures')}</th>
        <th scope="col">{t('profile_sets.state_head')}</th>
        <th scope="col">{t('overview.language')}</th>
        <th scope="col">{t('overview.siteowner')}</th>
        <th scope="col" className={styles.figure}>
          {t('profile_sets.photos')}
        </th>
        <th scope="col">{t('profile_sets.used_by')}</th>
        <th scope="col" aria-sort="descending" className={styles.figure}>
          {t('profile_sets.last_change')}
        </th>
      </tr>
    </thead>
  )
}

const personaWords = ({ job, city, age }: ListedSet) => [job ?? city, age].filter(Boolean).join(', ') || '–'

/** The first photos, and how many more there are. */
function Strip({ row: { photos, photo_count } }: { row: ListedSet }) {
  const more = photo_count - photos.length
  return (
    <span className={styles.strip}>
      {photos.map(({ url }) => (
        <img key={url} src={url} alt="" loading="lazy" />
      ))}
      {more > 0 && <i>+{formatNumber(more)}</i>}
    </span>
  )
}

function SetChips({ row }: { row: ListedSet }) {
  const { t } = useTranslation()
  const missing = row.state === 'draft' ? minSetPhotos - row.photo_count : 0
  return (
    <span className={styles.chips}>
      <StateChip state={row.state} />
      {missing > 0 && (
        <Chip tone="warn">
          <IconPhotoPlus size={14} stroke={1.75} aria-hidden="true" />
          {t('profile_sets.needs_photos', { count: missing })}
        </Chip>
      )}
      {row.duplicate_count > 0 && (
        <Chip tone="warn">
          <IconCopy size={14} stroke={1.75} aria-hidden="true" />
          {t('profile_sets.duplicates', { count: row.duplicate_count })}
        </Chip>
      )}
    </span>
  )
}

/** How many profiles have it, and their names. */
function UsedBy({ row: { profile_count: count, profiles, state } }: { row: ListedSet }) {
  const { t } = useTranslation()
  if (count === 0) return <span className={table.quiet}>{t('profile_sets.not_used')}</span>
  const names = profiles.map(({ name }) => name).join(', ')
  return (
    <span title={names}>
      {t(state === 'retired' ? 'profile_sets.was_used' : 'profile_sets.profiles', { count })}
      <span className={`${styles.second} ${styles.names}`}>{names}</span>
    </span>
  )
}
