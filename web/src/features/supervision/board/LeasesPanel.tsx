import type { Board, BoardLease } from '@panel/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { TitledPanel } from '../../../ui/TitledPanel'
import { Age, useAge } from '../../../ui/words/Age'
import { isolate } from '../../../ui/words/isolate'
import { useNow } from '../../../ui/words/now'
import styles from './BoardLists.module.css'
import { idleFor, isIdle } from './board-rows'

type Props = {
  leases: Board['leases']
  /** The lease that the acts of the page are for. */
  chosen: BoardLease | null
  onFocus: (lease: BoardLease) => void
}

/** The conversations in hand: who has them, for how long, and since when without input. */
export function LeasesPanel({ leases: { count, items }, chosen, onFocus }: Props) {
  const { t } = useTranslation()
  return (
    <TitledPanel
      title={t('board.leases.title')}
      count={count}
      aside={count > 0 && t('board.leases.order')}
      className={styles.panel}
    >
      {count === 0 && <p className={styles.empty}>{t('board.leases.none')}</p>}
      {count > 0 && (
        <ScrollRegion role="group" className={styles.scroll} aria-label={t('board.leases.title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('board.leases.operator')}</th>
                <th scope="col" className={styles.chat}>
                  {t('overview.chat')}
                </th>
                <th scope="col" className={styles.end}>
                  {t('board.leases.held')}
                </th>
                <th scope="col" className={styles.end}>
                  {t('board.leases.idle')}
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((lease) => (
                <Row
                  key={lease.id}
                  lease={lease}
                  isChosen={lease.id === chosen?.id}
                  onFocus={() => onFocus(lease)}
                />
              ))}
            </tbody>
          </table>
          {count > items.length && (
            <p className={styles.empty}>{t('presence.more', { number: count - items.length })}</p>
          )}
        </ScrollRegion>
      )}
    </TitledPanel>
  )
}

function Row({ lease, isChosen, onFocus }: { lease: BoardLease; isChosen: boolean; onFocus: () => void }) {
  const { t } = useTranslation()
  const now = useNow()
  const age = useAge()
  const { operator, people, conversation_id: id } = lease
  return (
    <tr data-cursor={isChosen || undefined} onClick={onFocus}>
      <th scope="row">
        <button type="button" data-id={id} className={styles.name} onFocus={onFocus}>
          {operator.name ?? t('away.somebody', { id: operator.id })}
        </button>
      </th>
      <td
        className={styles.chat}
        title={
          people
            ? `${isolate(people.customer.name)} ${t('thread.and')} ${isolate(people.profile.name)}`
            : undefined
        }
      >
        {people ? (
          <Link
            to="/conversations/$id"
            params={{ id: String(id) }}
            search={{ from: 'overview' }}
            className={styles.link}
          >
            <bdi>{people.customer.name}</bdi> {t('thread.and')} <bdi>{people.profile.name}</bdi>
          </Link>
        ) : (
          `#${id}`
        )}{' '}
        <span className={styles.code}>{lease.language}</span>
      </td>
      <td className={styles.end}>{lease.since ? <Age since={lease.since} /> : '–'}</td>
      <td className={styles.end}>
        <span className={isIdle(lease, now) ? styles.late : undefined}>{age(idleFor(lease, now))}</span>
      </td>
    </tr>
  )
}
