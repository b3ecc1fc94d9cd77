import { type OperatorView, operatorSorts, operatorViews } from '@panel/contract/rules/operator-views'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { DataTable } from '../../../ui/lists/DataTable'
import { ListLegend } from '../../../ui/lists/ListLegend'
import { ListPage, loadMore } from '../../../ui/lists/ListPage'
import { ViewTabs } from '../../../ui/lists/ViewTabs'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { useListSearch } from '../../settings/list-views/use-list-search'
import { useUser } from '../../settings/user-query'
import { InviteDialog } from './InviteDialog'
import { InviteManyDialog } from './InviteManyDialog'
import { LinkDialog } from './LinkDialog'
import { LinksDialog } from './LinksDialog'
import { OperatorFilters } from './OperatorFilters'
import { operatorColumns } from './operator-columns'
import { inviteManyOperators, inviteOperator, moveToViews } from './operators-actions'
import { operatorsQuery } from './operators-query'
import { readOperatorsSearch } from './operators-search'
import { SelectionBar } from './SelectionBar'
import { useChangeSelected } from './use-change-selected'
import type { MadeLink } from './use-invitation'

const noIds: ReadonlySet<number> = new Set()

/** The operators: views, search, filters, and changes of many at once. Specification section 2. */
export function OperatorsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/operators' })
  const { search, views, ...listed } = useListSearch(readOperatorsSearch)
  const ownId = useUser().id
  const { list, rows } = usePages(operatorsQuery(search))
  const counts = list.data?.pages[0]?.counts
  const columns = useMemo(() => operatorColumns(t, ownId), [t, ownId])
  const [selected, setSelected] = useState(noIds)
  const choose: typeof listed.choose = (next) => {
    setSelected(noIds)
    listed.choose(next)
  }
  const { view = 'all', sort = 'name', order, ...filters } = search
  const [open, setOpen] = useState<DialogsProps['open']>(null)
  const invite = useAction(inviteOperator, { open: () => setOpen('invite') })
  const inviteMany = useAction(inviteManyOperators, { open: () => setOpen('many') })
  const changing = useChangeSelected()
  const [resets, setResets] = useState(0)
  const reset = () => {
    setResets(resets + 1)
    choose({ view: search.view })
  }
  const onReset = Object.keys(filters).length > 0 ? reset : null
  const chosen = rows.filter(({ id }) => selected.has(id))
  return (
    <>
      <ListPage
        title={t('page.operators')}
        list={list}
        rows={rows.length}
        shown={t('operators.shown', { count: rows.length })}
        failed={t('operators.failed')}
        nothing={t('operators.nothing')}
        nothingReason={t('overview.nothing_matches')}
        onReset={onReset}
        legend={
          <ListLegend
            enter={t('list_keys.open')}
            space={{ name: t('profile_sets.space'), does: t('list_keys.select') }}
          />
        }
        scrollsItself
        withViews={(content) => (
          <ViewTabs<OperatorView>
            label={t('operators.views')}
            action={moveToViews}
            view={view}
            views={operatorViews.map((each) => ({
              id: each,
              name: t(`operators.view.${each}`),
              count: counts?.[each],
              isWarning: each === 'waiting',
            }))}
            end={
              <>
                <ActionButton action={inviteMany} />
                <ActionButton action={invite} look="primary" />
              </>
            }
            onView={(next) => choose({ ...search, view: next === 'all' ? undefined : next })}
          >
            {content}
          </ViewTabs>
        )}
        views={
          <NamedViews
            list="operators"
            {...views}
            // The search field keeps what was typed.
            onOpen={(next, id) => {
              setResets(resets + 1)
              setSelected(noIds)
              views.onOpen(next, id)
            }}
            hasOwnViews
          />
        }
        filters={<OperatorFilters key={resets} search={search} onChoose={choose} onReset={onReset} />}
        selectionBar={
          chosen.length > 0 && (
            <SelectionBar rows={chosen} changing={changing} onClear={() => setSelected(noIds)} />
          )
        }
      >
        <DataTable
          label={t('page.operators')}
          columns={columns}
          rows={rows}
          selection={{ ids: selected, onSelect: setSelected }}
          sort={{ by: sort, isDescending: order === 'descending' }}
          onSort={({ by, isDescending }) =>
            choose({
              ...search,
              sort: operatorSorts.find((each) => each === by),
              order: isDescending ? 'descending' : undefined,
            })
          }
          isDimmed={({ status }) => status.state === 'suspended'}
          onOpen={(id) => void navigate({ to: '/operators/$id', params: { id: String(id) } })}
          onEnd={() => loadMore(list)}
        />
      </ListPage>
      <InviteDialogs open={open} onOpen={setOpen} />
    </>
  )
}

type DialogsProps = {
  open: 'invite' | 'many' | MadeLink | readonly MadeLink[] | null
  onOpen: (open: DialogsProps['open']) => void
}

/** The forms of invitations, and the links that they have made. */
function InviteDialogs({ open, onOpen }: DialogsProps) {
  const close = () => onOpen(null)
  if (open === null) return null
  if (open === 'invite') return <InviteDialog onClose={close} onMade={onOpen} />
  if (open === 'many') return <InviteManyDialog onClose={close} onMade={onOpen} />
  return 'token' in open ? (
    <LinkDialog link={open} onAnother={() => onOpen('invite')} onClose={close} />
  ) : (
    <LinksDialog links={open} onClose={close} />
  )
}
