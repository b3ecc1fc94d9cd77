import type { CatalogueGift } from '@panel/contract'
import { IconArchive } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Chip } from '../../../ui/Chip'
import table from '../../../ui/lists/list-table.module.css'
import type { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import styles from './GiftsPage.module.css'
import { iconOfGift } from './gift-icons'

type Props = {
  rows: readonly CatalogueGift[]
  /** How often each gift was sent, by its id. */
  used: Record<string, number> | undefined
  cursor: ReturnType<typeof useRowCursor<HTMLTableElement>>
  /** Retires the gift, or restores it. */
  onPress: (gift: CatalogueGift) => void
}

export function GiftsTable({ rows, used, cursor, onPress }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.list}>
      <table ref={cursor.table} className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('gift_list.gift')}</th>
            <th scope="col">{t('gift_list.price')}</th>
            <th scope="col">{t('overview.siteowner')}</th>
            <th scope="col">{t('gift_list.sent')}</th>
            <th scope="col">{t('siteowners.state')}</th>
            <th scope="col">
              <span className={table.quiet}>{t('siteowners.act')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((gift) => (
            <tr key={gift.id} data-cursor={gift.id === cursor.cursor || undefined}>
              <Cells
                gift={gift}
                sent={used && (used[gift.id] ?? 0)}
                onFocus={() => cursor.setCursor(gift.id)}
                onPress={() => onPress(gift)}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellsProps = { gift: CatalogueGift; sent: number | undefined; onFocus: () => void; onPress: () => void }

function Cells({ gift, sent, onFocus, onPress }: CellsProps) {
  const { t } = useTranslation()
  const { id, name, credits, siteowner } = gift
  const Icon = iconOfGift[gift.icon]
  const isRetired = gift.retired_by_admin_at !== null
  return (
    <>
      <th scope="row" className={`${table.first} ${table.name}`}>
        <span className={styles.gift}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          <bdi title={name}>{name}</bdi>
        </span>
      </th>
      <td className={table.second}>{t('gifts.credits', { count: credits })}</td>
      <td className={`${table.name} ${table.notNarrow}`}>
        <Link
          to="/settings/siteowners/$id"
          params={{ id: String(siteowner.id) }}
          className={table.link}
          title={siteowner.name}
        >
          <bdi>{siteowner.name}</bdi>
        </Link>
      </td>
      <td className={`${table.time} ${table.notNarrow}`}>{sent !== undefined && formatNumber(sent)}</td>
      <td className={table.secondEnd}>
        <State gift={gift} />
      </td>
      <td className={table.firstEnd}>
        <Button
          size="small"
          data-id={id}
          aria-label={t(isRetired ? 'gift_list.restore_named' : 'gift_list.retire_named', { name })}
          onFocus={onFocus}
          onClick={onPress}
        >
          {t(isRetired ? 'words.restore' : 'words.retire')}
        </Button>
      </td>
    </>
  )
}

function State({ gift: { retired_by_admin_at, retired_by_site_at } }: Pick<CellsProps, 'gift'>) {
  const { t } = useTranslation()
  if (!retired_by_admin_at && !retired_by_site_at) return <Chip tone="ok">{t('gift_list.offered')}</Chip>
  return (
    <span className={styles.chips}>
      {retired_by_admin_at && (
        <Chip>
          <IconArchive size={14} stroke={1.75} aria-hidden="true" />
          {t('gift_list.retired_on', { date: formatDate(retired_by_admin_at, 'dateOnly') })}
        </Chip>
      )}
      {retired_by_site_at && <Chip>{t('gift_list.retired_by_site')}</Chip>}
    </span>
  )
}
