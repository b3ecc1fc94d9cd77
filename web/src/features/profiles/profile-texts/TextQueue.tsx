import type { ProfileTextItem } from '@panel/contract'
import { IconAlertCircle, IconCheck, IconClock, IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { Keys } from '../../../ui/actions/Keys'
import { Badge } from '../../../ui/Badge'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { loadMore } from '../../../ui/lists/ListPage'
import { moveInList } from '../../../ui/lists/list-actions'
import { QueueList } from '../../../ui/lists/QueueList'
import queue from '../../../ui/lists/queue-list.module.css'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { Elapsed } from '../../../ui/words/Elapsed'
import { Moment } from '../../../ui/words/Moment'
import { useUser } from '../../settings/user-query'
import styles from './TextQueue.module.css'
import { textListQuery } from './text-queries'
import { type WaitingStatus, waitingStatuses } from './text-search'

type Opened = { id: number; isFree: boolean }
type Props = { status: WaitingStatus; openId: number | null; onOpen: (text: Opened) => void }

/** Whether this operator can take the text: nobody else has it in hand, and it is not their own in review. */
export const isFree = (item: ProfileTextItem, operatorId: number) =>
  item.status !== 'approved' &&
  (item.in_hand_of === null || item.in_hand_of.id === operatorId) &&
  !(item.status === 'to_review' && item.is_own)

/** The texts that wait with one status, and those that were approved lately. J and K move, Enter opens. */
export function TextQueue({ status, openId, onOpen }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const { list, rows: all } = usePages(textListQuery(status))
  const { list: approved } = usePages({ ...textListQuery('approved'), enabled: status === 'to_review' })
  const waiting = list.data?.pages.at(-1)?.waiting
  const own = status === 'to_review' ? all.filter((item) => item.is_own) : []
  const groups = [
    { title: t(`profile_texts.group.${status}`), items: all.filter((item) => !own.includes(item)) },
    { title: t('profile_texts.group.own'), items: own },
    {
      title: t('profile_texts.group.approved'),
      items: status === 'to_review' ? (approved.data?.pages[0]?.items.slice(0, 10) ?? []) : [],
    },
  ].filter(({ items }) => items.length > 0)
  const cursor = useRowCursor<HTMLDivElement>(
    groups.flatMap(({ items }) => items.map(({ id }) => id)),
    () => loadMore(list),
  )
  return (
    <section className={`${queue.queue} ${styles.queue}`} aria-label={t('profile_texts.queue')}>
      <nav className={`${queue.tabs} ${styles.tabs}`} aria-label={t('profile_texts.queue')}>
        {waitingStatuses.map((each) => (
          <Link
            key={each}
            to="/profilesets/profile-text"
            search={{ status: each }}
            aria-current={each === status ? 'true' : undefined}
          >
            {t(`profile_texts.status.${each}`)}
            {waiting && (
              <Badge
                count={waiting[each]}
                {...(each === 'returned' && waiting.returned > 0 && { tone: 'warn' })}
              />
            )}
          </Link>
        ))}
      </nav>
      <QueueList
        label={t(`profile_texts.status.${status}`)}
        list={list}
        failed={t('profile_texts.failed')}
        empty={
          groups.length === 0 && <EmptyPanel icon={IconCheck} title={t(`profile_texts.empty.${status}`)} />
        }
      >
        <div ref={cursor.table}>
          {groups.map(({ title, items }) => (
            <section key={title}>
              <h2 className={styles.group}>{title}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item.id}>
                    <button
                      type="button"
                      className={`${queue.item} ${styles.item}`}
                      data-id={item.id}
                      aria-current={item.id === openId || undefined}
                      onFocus={() => cursor.setCursor(item.id)}
                      onClick={() => onOpen({ id: item.id, isFree: isFree(item, user.id) })}
                    >
                      <TextLines item={item} />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </QueueList>
      <footer className={`${queue.foot} ${styles.foot}`}>
        <Keys keys={moveInList.key} /> {t('overview.move')} <Keys keys="enter" /> {t('list_keys.open')}
      </footer>
    </section>
  )
}

function TextLines({ item }: { item: ProfileTextItem }) {
  const { t } = useTranslation()
  const by = item.is_own
    ? t('profile_texts.by_you')
    : t('profile_texts.by', { name: item.writer?.name ?? '' })
  const facts = [item.language, item.siteowner.name, ...(item.writer?.name ? [by] : [])]
  return (
    <>
      <b>
        <bdi>{item.profile.name}</bdi>, <bdi>{item.title}</bdi>
      </b>
      <span className={styles.time}>
        {item.status === 'approved' ? (
          <Moment at={item.waiting_since} />
        ) : (
          <Elapsed since={item.waiting_since} step={60_000} />
        )}
      </span>
      <span className={styles.facts} title={facts.join(', ')}>
        {facts.join(', ')}
      </span>
      {item.in_hand_of && (
        <span className={styles.state} title={item.in_hand_of.name ?? undefined}>
          <IconLock size={14} stroke={1.75} aria-hidden="true" />
          {item.in_hand_of.name ?? t('profile_texts.in_hand')}
        </span>
      )}
      {item.delivery && <DeliveryState delivery={item.delivery} />}
    </>
  )
}

const icons = { pending: IconClock, delivered: IconCheck, dead: IconAlertCircle }

function DeliveryState({ delivery }: { delivery: NonNullable<ProfileTextItem['delivery']> }) {
  const { t } = useTranslation()
  const Icon = icons[delivery.status]
  return (
    <span className={`${styles.state} ${styles[delivery.status]}`} title={delivery.error ?? undefined}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {t(`profile_texts.delivery.${delivery.status}`)}
    </span>
  )
}
