import type { Fairness, FairnessItem } from '@panel/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { showNearest } from '../../../ui/actions/move-focus'
import { PanelList } from '../../../ui/lists/ListPage'
import table from '../../../ui/lists/list-table.module.css'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { TitledPanel } from '../../../ui/TitledPanel'
import { isolate } from '../../../ui/words/isolate'
import { Moment } from '../../../ui/words/Moment'
import { languageName } from '../../../ui/words/region-names'
import { mayOpen } from '../../settings/pages/pages'
import { useUser } from '../../settings/user-query'
import { fairnessItemsQuery, type Numbered } from './fairness-query'
import { withoutItems } from './fairness-search'
import { nameOfNumber } from './number-words'

type Props = { comparison: Fairness; isOwn: boolean } & Numbered

/** The items that a number of the comparison counts, latest first: each opens its conversation at the message. */
export function ItemsPanel({ comparison: { operator, period }, isOwn, measure, length }: Props) {
  const { t } = useTranslation()
  const { list, rows } = usePages(fairnessItemsQuery(isOwn ? null : operator.id, period, { measure, length }))
  const title = nameOfNumber(t, { measure, length })
  return (
    <div ref={showAndFocus} tabIndex={-1}>
      <TitledPanel
        title={title}
        aside={
          <Link from="/fairness" to="." search={withoutItems} replace>
            {t('dialog.close')}
          </Link>
        }
      >
        <PanelList
          label={title}
          list={list}
          rows={rows.length}
          failed={t('fairness.failed')}
          nothing={t('fairness.no_items')}
        >
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('list.time')}</th>
                <th scope="col">{t('overview.chat')}</th>
                <th scope="col">{t('fairness.what')}</th>
                <th scope="col">{t('overview.language')}</th>
                <th scope="col">{t('overview.siteowner')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </PanelList>
      </TitledPanel>
    </div>
  )
}

function showAndFocus(panel: HTMLElement | null) {
  showNearest(panel)
  panel?.focus({ preventScroll: true })
}

function Row({ row }: { row: FairnessItem }) {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <tr data-id={row.id}>
      <td className={`${table.time} ${table.firstEnd}`}>
        <Moment at={row.at} />
      </td>
      <th
        scope="row"
        className={`${table.name} ${table.first}`}
        title={`${isolate(row.customer.name)} ${t('thread.and')} ${isolate(row.profile.name)}`}
      >
        {mayOpen(user, '/conversations/$id') ? (
          <Link
            to="/conversations/$id"
            params={{ id: String(row.conversation.id) }}
            search={{
              from: 'fairness',
              ...withoutUndefined({ message: row.message_id ?? undefined }),
            }}
            className={table.link}
          >
            <bdi>{row.customer.name}</bdi> {t('thread.and')} <bdi>{row.profile.name}</bdi>
          </Link>
        ) : (
          <>
            <bdi>{row.customer.name}</bdi> {t('thread.and')} <bdi>{row.profile.name}</bdi>
          </>
        )}
      </th>
      <td className={table.second}>{t(`fairness.act.${row.act}`)}</td>
      <td className={table.secondEnd}>{languageName(row.language)}</td>
      <td className={`${table.name} ${table.notNarrow}`}>{row.siteowner.name}</td>
    </tr>
  )
}
