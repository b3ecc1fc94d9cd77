import type { Presence } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { Loading, Skeleton } from '../../../ui/Skeleton'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatNumber } from '../../../ui/words/dates'
import { PresenceItem } from './PresenceItem'
import styles from './PresencePanel.module.css'
import { presenceQuery } from './presence-query'

/** The signed-in operators that a coach supervises, and what they are doing: the own team first. */
export function PresencePanel() {
  const { t } = useTranslation()
  const presence = useQuery(presenceQuery)
  const { here, offline } = presence.data ?? {}
  return (
    <TitledPanel
      title={t('presence.title')}
      className={styles.panel}
      aside={
        here !== undefined &&
        offline !== undefined &&
        t('presence.counts', { here: formatNumber(here), offline: formatNumber(offline) })
      }
    >
      {presence.isPending && <PresenceLoading />}
      {presence.isError && !presence.data && (
        <FailedPanel
          title={t('presence.failed')}
          error={presence.error}
          onRetry={() => void presence.refetch()}
        />
      )}
      {presence.data && <Teams presence={presence.data} />}
    </TitledPanel>
  )
}

function Teams({ presence: { items, here } }: { presence: Presence }) {
  const { t } = useTranslation()
  const teams = [...Map.groupBy(items, ({ team }) => team.id).values()]
  if (here === 0) return <p className={styles.note}>{t('presence.nobody')}</p>
  return (
    <ScrollRegion role="group" className={styles.scroll} aria-label={t('presence.title')}>
      {teams.map((members) => {
        const [first] = members
        return (
          first && (
            <section key={first.team.id}>
              <h3 className={styles.team}>{first.team.name}</h3>
              <ul className={styles.list} aria-label={first.team.name}>
                {members.map((member) => (
                  <PresenceItem key={member.operator.id} present={member} />
                ))}
              </ul>
            </section>
          )
        )
      })}
      {here > items.length && (
        <p className={styles.note}>{t('presence.more', { number: formatNumber(here - items.length) })}</p>
      )}
    </ScrollRegion>
  )
}

const lines = ['a', 'b', 'c', 'd']

function PresenceLoading() {
  return (
    <Loading className={styles.loading}>
      {lines.map((line) => (
        <span key={line}>
          <Skeleton width={28} height={28} borderRadius="50%" />
          <Skeleton width="40%" />
          <Skeleton width="25%" justifySelf="end" />
        </span>
      ))}
    </Loading>
  )
}
