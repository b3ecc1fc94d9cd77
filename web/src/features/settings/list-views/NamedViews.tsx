import type { ListView } from '@panel/contract'
import type { ListName } from '@panel/contract/rules/lists'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import text from '../../../ui/text.module.css'
import { formatNumber } from '../../../ui/words/dates'
import { EditViewDialog } from './EditViewDialog'
import { LostFilters } from './LostFilters'
import { editView, moveToNamedViews, resetView, saveView, saveViewAs } from './list-view-actions'
import { type CountRows, listViewsQuery, type RowCount, viewCountsQuery } from './list-views-query'
import styles from './NamedViews.module.css'
import { SaveViewDialog } from './SaveViewDialog'
import { useViewActs } from './use-view-acts'
import { viewError } from './view-error'
import { isSameSearch, storedSearch } from './view-search'

type Props = {
  list: ListName
  /** The id of the view in the URL. */
  current: number | undefined
  /** The filters of the page. */
  search: object
  /** Shows a view, or these filters without one. */
  onOpen: (search: Record<string, string>, id: number | undefined) => void
  /** Counts the rows of a view. Some lists have no numbers. */
  count?: { rows: CountRows; today: string; isReady: boolean }
  /** The page has its own views, or another action, with the key V. */
  hasOwnViews?: boolean
  /** Another act on the filters, at the end of the line. */
  end?: ReactNode
}

const noViews: readonly ListView[] = []

/** The named views of a list: own ones and those of the team. The current one can be saved, reset and edited. */
export function NamedViews({ list, current, search, onOpen, count, hasOwnViews, end }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(listViewsQuery(list))
  const views = data?.items ?? noViews
  const counts = useCounts(list, views, count)
  const [dialog, setDialog] = useState<'save' | 'edit' | null>(null)
  const { change } = useViewActs(list)
  const row = useRef<HTMLElement>(null)
  const acts = useRef<HTMLElement>(null)
  const focus = () => row.current?.querySelector<HTMLElement>('button[aria-pressed="true"], button')?.focus()
  const shown = storedSearch(search)
  const view = views.find(({ id }) => id === current)
  const isChanged = view !== undefined && !isSameSearch(shown, view.search)
  const open = ({ id, search: chosen }: ListView) => onOpen(chosen, id)

  useAction(moveToNamedViews, hasOwnViews || views.length === 0 ? null : { focus })
  const saveAs = useAction(saveViewAs, { open: () => setDialog('save') })
  const save = useAction(
    saveView,
    view && isChanged && view.may_edit ? { save: () => change.mutate({ view, search: shown }) } : null,
  )
  const reset = useAction(resetView, view && isChanged ? { reset: () => open(view) } : null)
  const edit = useAction(editView, view?.may_edit ? { open: () => setDialog('edit') } : null)
  const fault = viewError(t, change.error)
  return (
    <section ref={row} className={styles.views} aria-label={t('views.label')}>
      {views.length > 0 && (
        <ul className={text.scroll}>
          {views.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-pressed={each.id === current}
                title={each.name}
                onClick={() => open(each)}
              >
                {each.is_shared && (
                  <IconUsers size={14} stroke={1.75} role="img" aria-label={t('views.of_team')} />
                )}
                <bdi>{each.name}</bdi>
                {each.id === current && isChanged && <i>{t('views.changed')}</i>}
                <Count of={counts?.get(each.id)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span ref={acts} className={styles.acts}>
        {save && <ActionButton action={save} size="small" isBusy={change.isPending} />}
        {reset && <ActionButton action={reset} size="small" look="quiet" />}
        {edit && <ActionButton action={edit} size="small" look="quiet" />}
        <ActionButton action={saveAs} size="small" look="quiet" />
        {end}
      </span>
      {fault && <p role="alert">{fault}</p>}
      {data && current !== undefined && !view && <p>{t('views.gone')}</p>}
      {view && <LostFilters search={shown} onOpen={(next) => onOpen(next, view.id)} />}
      {dialog === 'save' && (
        <SaveViewDialog
          list={list}
          search={shown}
          mayShare={data?.may_share ?? false}
          onSaved={open}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'edit' && view && (
        <EditViewDialog
          list={list}
          view={view}
          around={views.filter(({ is_shared }) => is_shared === view.is_shared)}
          onRemoved={() => onOpen(shown, undefined)}
          onGone={() => {
            // When the view comes back, its dialog stays closed.
            setDialog(null)
            acts.current?.querySelector<HTMLElement>('button:last-child')?.focus()
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  )
}

/** The numbers of rows, counted when the list itself is there. */
function useCounts(list: ListName, views: readonly ListView[], count: Props['count']) {
  const none = () => Promise.reject(new Error('This list has no numbers'))
  return useQuery({
    ...viewCountsQuery(list, views, count?.today ?? '', count?.rows ?? none),
    enabled: count?.isReady === true && views.length > 0,
  }).data
}

function Count({ of }: { of: RowCount | undefined }) {
  if (!of) return null
  return <span className={styles.count}>{`${formatNumber(of.count)}${of.more ? '+' : ''}`}</span>
}
