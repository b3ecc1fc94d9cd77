import type { Delivery } from '@panel/contract'
import { IconAlertCircle, IconCheck, IconRefresh } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { useAction } from '../../../ui/actions/use-action'
import { Field } from '../../../ui/fields/Field'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { PanelList } from '../../../ui/lists/ListPage'
import table from '../../../ui/lists/list-table.module.css'
import { Notice } from '../../../ui/overlays/Notice'
import { TitledPanel } from '../../../ui/TitledPanel'
import { Moment } from '../../../ui/words/Moment'
import { serviceSettingsKey } from '../../settings/service-settings/service-settings-key'
import { siteownerError } from '../../settings/siteowner-error'
import { deliveriesQuery } from '../../settings/siteowners-query'
import styles from './Siteowners.module.css'
import { replayDead } from './siteowner-actions'

const icons = { pending: IconRefresh, delivered: IconCheck, dead: IconAlertCircle } as const

/** The deliveries to the site, newest first. Dead ones can be sent again. */
export function DeliveryLog({ siteownerId }: { siteownerId: number }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const [onlyDead, setOnlyDead] = useState(false)
  const { list, rows } = usePages(
    deliveriesQuery(siteownerId, { search: useDeferredValue(search.trim()), onlyDead }),
  )
  const dead = rows.filter(({ status }) => status === 'dead').map(({ id }) => id)
  const replaying = useMutation({
    mutationFn: (ids: number[]) =>
      call('POST /api/siteowners/:id/deliveries/replay', {
        params: { id: siteownerId },
        body: { ids: ids.slice(0, 200) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: serviceSettingsKey }),
  })
  const replay = useAction(replayDead, { dead: dead.length, replay: () => replaying.mutate(dead) })
  return (
    <TitledPanel
      title={t('siteowners.delivery_log')}
      aside={
        <div className={styles.tools}>
          <Field
            label={t('siteowners.search')}
            type="search"
            value={search}
            maxLength={200}
            onChange={(event) => setSearch(event.target.value)}
          />
          <FilterSelect
            label={t('siteowners.state')}
            value={onlyDead ? 'dead' : ''}
            options={[['dead', t('siteowners.status.dead')]]}
            onChoose={(value) => setOnlyDead(value === 'dead')}
          />
          <ActionButton action={replay} isBusy={replaying.isPending} />
        </div>
      }
    >
      {(replaying.data || replaying.error) && (
        <ReplayNotice replayed={replaying.data?.replayed} error={replaying.error} />
      )}
      <PanelList
        label={t('siteowners.delivery_log')}
        list={list}
        rows={rows.length}
        failed={t('siteowners.log_failed')}
        nothing={t('siteowners.nothing_sent')}
      >
        <table className={table.table}>
          <Head />
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} onReplay={() => replaying.mutate([row.id])} />
            ))}
          </tbody>
        </table>
      </PanelList>
    </TitledPanel>
  )
}

type ReplayProps = { replayed: number | undefined; error: Error | null }

/** How many were sent again, or why none were. */
function ReplayNotice({ replayed, error }: ReplayProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.test}>
      <Notice tone={error ? 'bad' : 'ok'} icon={error ? IconAlertCircle : IconCheck} role="status">
        {replayed === undefined ? siteownerError(t, error) : t('siteowners.replayed', { count: replayed })}
      </Notice>
    </div>
  )
}

function Head() {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col">{t('list.time')}</th>
        <th scope="col">{t('siteowners.state')}</th>
        <th scope="col">{t('siteowners.id')}</th>
        <th scope="col">{t('siteowners.customer')}</th>
        <th scope="col">{t('siteowners.tries')}</th>
        <th scope="col">{t('siteowners.note')}</th>
        <th scope="col">
          <span className={styles.quiet}>{t('siteowners.act')}</span>
        </th>
      </tr>
    </thead>
  )
}

function Row({ row, onReplay }: { row: Delivery; onReplay: () => void }) {
  const { t } = useTranslation()
  const Icon = icons[row.status]
  return (
    <tr data-id={row.id}>
      <td className={`${table.time} ${table.firstEnd}`}>
        <Moment at={row.created_at} />
      </td>
      <td className={table.first}>
        <span className={`${styles.status} ${styles[row.status]}`}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          {t(`siteowners.status.${row.refusal ? 'refused' : row.status}`)}
        </span>
      </td>
      <th scope="row" className={`${table.code} ${table.second}`}>
        {row.conversation_id === null ? (
          <Link to="/profilesets/profile-text" search={{ id: row.profile_text_id ?? undefined }}>
            msg_{row.id}
          </Link>
        ) : (
          <Link to="/conversations/$id" params={{ id: String(row.conversation_id) }}>
            msg_{row.id}
          </Link>
        )}
      </th>
      <td className={`${table.name} ${table.notNarrow}`}>
        <bdi>{row.customer_external_id}</bdi>
      </td>
      <td className={table.notNarrow}>{row.attempts}</td>
      <td className={`${table.wide} ${table.notNarrow}`} title={row.last_error ?? undefined}>
        {row.refusal?.reason ? <bdi>{row.refusal.reason}</bdi> : row.last_error}
      </td>
      <td className={table.secondEnd}>
        {row.status === 'dead' && (
          <Button
            size="small"
            aria-label={t('siteowners.replay_named', { id: `msg_${row.id}` })}
            onClick={onReplay}
          >
            {t('siteowners.replay')}
          </Button>
        )}
      </td>
    </tr>
  )
}
