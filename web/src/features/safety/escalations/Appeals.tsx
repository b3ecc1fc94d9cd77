import { IconCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { loadMore } from '../../../ui/lists/ListPage'
import { QueueList } from '../../../ui/lists/QueueList'
import queue from '../../../ui/lists/queue-list.module.css'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { useFirstRow } from '../../../ui/lists/use-first-row'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { AppealPanel } from './AppealPanel'
import { AppealRow } from './AppealRow'
import { openAppealsQuery } from './appeal-queries'
import styles from './EscalationsPage.module.css'
import { EscalationTabs } from './EscalationTabs'

/** The texts that a check has stopped and operators have shown to the masters, oldest first. */
export function Appeals({ id }: { id: number | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/escalations' })
  const { list, rows: all } = usePages(openAppealsQuery)
  // The first one opens by itself, and stays open when a colleague settles it.
  const first = useFirstRow(all)
  const openId = id ?? first.opened
  const show = (shown: number | undefined) =>
    void navigate({ search: withoutUndefined({ state: 'appeals' as const, id: shown }), replace: true })
  const cursor = useRowCursor<HTMLUListElement>(
    all.map((each) => each.id),
    () => loadMore(list),
  )
  // The focus goes to the next row, so that a second press of the same key settles nothing.
  const showNext = () => {
    const place = all.findIndex((each) => each.id === openId)
    const next = all[place + 1] ?? all[place - 1]
    first.close()
    show(next?.id)
    cursor.table.current?.querySelector<HTMLElement>(`[data-id="${next?.id}"]`)?.focus()
  }
  return (
    <div className={`${queue.zones} ${styles.zones}`} data-open={id !== undefined || undefined}>
      <div className={queue.queue}>
        <EscalationTabs state="appeals" />
        <QueueList
          label={t('appeals.list')}
          list={list}
          failed={t('appeals.failed')}
          empty={all.length === 0 && <EmptyPanel icon={IconCheck} title={t('appeals.nothing')} />}
        >
          <ul ref={cursor.table} className={styles.rows}>
            {all.map((item) => (
              <li key={item.id}>
                <AppealRow
                  item={item}
                  isOpen={item.id === openId}
                  onFocus={() => {
                    cursor.setCursor(item.id)
                    show(item.id)
                  }}
                />
              </li>
            ))}
          </ul>
        </QueueList>
      </div>
      <AppealPanel id={openId} onDone={showNext} onClose={() => show(undefined)} />
    </div>
  )
}
