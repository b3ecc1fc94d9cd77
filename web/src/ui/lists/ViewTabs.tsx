import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import type { Action } from '../actions/actions'
import { Keys } from '../actions/Keys'
import { useAction } from '../actions/use-action'
import { formatNumber } from '../words/dates'
import styles from './ViewTabs.module.css'

type View<Id extends string> = { id: Id; name: string; count: number | undefined; isWarning?: boolean }

type Props<Id extends string> = {
  label: string
  /** Moves the focus to the chosen view. */
  action: Action<{ focus: () => void }>
  view: Id
  views: readonly View<Id>[]
  onView: (view: Id) => void
  /** The main action of the page, at the end of the line. */
  end?: ReactNode
  /** The list in the chosen view. */
  children: ReactNode
}

/** The views of a list, each with its number of rows. Arrows choose; the list below follows. */
export function ViewTabs<Id extends string>({
  label,
  action,
  view,
  views,
  onView,
  end,
  children,
}: Props<Id>) {
  const tabs = useRef<HTMLDivElement>(null)
  const focus = () => tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  const { key } = useAction(action, { focus })
  // React Aria keeps the id that the panel had in the first view, which the tabs of other views do not name.
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const id = tabs.current?.querySelector('[aria-selected="true"]')?.getAttribute('aria-controls')
    if (id && panel.current && panel.current.id !== id) panel.current.id = id
  })
  return (
    <Tabs
      ref={tabs}
      className={styles.tabs ?? ''}
      selectedKey={view}
      onSelectionChange={(chosen) => {
        const next = views.find(({ id }) => id === chosen)
        if (next && next.id !== view) onView(next.id)
      }}
    >
      <div className={styles.head}>
        <TabList aria-label={label} className={styles.list ?? ''}>
          {views.map(({ id, name, count, isWarning }) => (
            <Tab key={id} id={id} className={styles.tab ?? ''}>
              {name}
              {count !== undefined && (
                <span className={isWarning && count > 0 ? `${styles.count} ${styles.warning}` : styles.count}>
                  {formatNumber(count)}
                </span>
              )}
            </Tab>
          ))}
        </TabList>
        <Keys keys={key} />
        {end && <div className={styles.end}>{end}</div>}
      </div>
      <TabPanel ref={panel} id={view} className={styles.panel ?? ''}>
        {children}
      </TabPanel>
    </Tabs>
  )
}
