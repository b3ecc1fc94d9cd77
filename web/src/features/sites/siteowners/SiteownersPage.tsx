import { IconBuildingStore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseTo } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Chip } from '../../../ui/Chip'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import table from '../../../ui/lists/list-table.module.css'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { TitledPanel } from '../../../ui/TitledPanel'
import { Moment } from '../../../ui/words/Moment'
import { SettingsFrame } from '../../settings/service-settings/SettingsFrame'
import { siteownersListQuery } from '../../settings/siteowners-query'
import { useUser } from '../../settings/user-query'
import { AddSiteownerDialog } from './AddSiteownerDialog'
import { DeliveryTrouble } from './DeliveryTrouble'
import styles from './Siteowners.module.css'
import { addSiteowner } from './siteowner-actions'

/** The list of site owners. A site that is paused or has dead deliveries is marked. */
export function SiteownersPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = useQuery(siteownersListQuery)
  const [isAdding, setIsAdding] = useState(false)
  const isOfAll = useUser().works_for_all
  const add = useAction(addSiteowner, { isOfAll, add: () => setIsAdding(true) })
  const rows = list.data ?? []
  const cursor = useRowCursor(rows.map(({ id }) => id))
  return (
    <SettingsFrame title={t('page.service_settings')}>
      <TitledPanel title={t('siteowners.title')} aside={<ActionButton action={add} />}>
        <NotLoaded query={list} failed={t('siteowners.failed')} />
        {list.data?.length === 0 && (
          <EmptyPanel icon={IconBuildingStore} title={t('siteowners.none')}>
            <p>{t('siteowners.none_why')}</p>
          </EmptyPanel>
        )}
        {rows.length > 0 && (
          <div className={styles.list}>
            <table ref={cursor.table} className={table.table}>
              <thead>
                <tr>
                  <th scope="col">{t('siteowners.name')}</th>
                  <th scope="col">{t('siteowners.keys')}</th>
                  <th scope="col">{t('siteowners.last_call')}</th>
                  <th scope="col">{t('siteowners.webhook')}</th>
                  <th scope="col">{t('siteowners.state')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row
                    key={row.id}
                    row={row}
                    isAtCursor={row.id === cursor.cursor}
                    onFocus={() => cursor.setCursor(row.id)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </TitledPanel>
      {isAdding && (
        <AddSiteownerDialog
          onClose={() => setIsAdding(false)}
          onAdded={(id) => void navigate({ to: '/settings/siteowners/$id', params: { id: String(id) } })}
        />
      )}
    </SettingsFrame>
  )
}

type RowProps = {
  row: ResponseTo<'GET /api/siteowners'>['items'][number]
  isAtCursor: boolean
  onFocus: () => void
}

function Row({ row, isAtCursor, onFocus }: RowProps) {
  const { t } = useTranslation()
  return (
    <tr data-cursor={isAtCursor || undefined}>
      <th scope="row" className={`${table.first} ${styles.wraps}`}>
        <Link
          to="/settings/siteowners/$id"
          params={{ id: String(row.id) }}
          className={table.link}
          data-id={row.id}
          onFocus={onFocus}
        >
          <bdi>{row.name}</bdi>
        </Link>
      </th>
      <td className={table.second}>{t('siteowners.keys_count', { count: row.keys })}</td>
      <td className={`${table.time} ${table.secondEnd}`}>
        {row.last_used_at ? <Moment at={row.last_used_at} /> : t('siteowners.never')}
      </td>
      <td className={table.notNarrow}>{t(row.has_webhook ? 'siteowners.sends' : 'siteowners.polls')}</td>
      <td className={table.firstEnd}>
        <State row={row} />
      </td>
    </tr>
  )
}

function State({ row }: Pick<RowProps, 'row'>) {
  const { t } = useTranslation()
  const isFine = row.paused_at === null && row.dead_deliveries === 0 && row.stuck_deliveries === 0
  return (
    <span className={styles.chips}>
      {row.is_test && <Chip tone="accent">{t('siteowners.test_site.title')}</Chip>}
      {row.paused_at !== null && <Chip tone="warn">{t('siteowners.paused')}</Chip>}
      <DeliveryTrouble siteowner={row} />
      {isFine && <Chip tone="ok">{t('siteowners.live')}</Chip>}
    </span>
  )
}
