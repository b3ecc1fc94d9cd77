import type { Board } from '@panel/contract'
import { latenessOf } from '@panel/contract/rules/lateness'
import { hasRight } from '@panel/contract/rules/rights'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../../ui/lists/NotLoaded'
import { TitledPanel } from '../../ui/TitledPanel'
import text from '../../ui/text.module.css'
import { formatNumber } from '../../ui/words/dates'
import { useDuration } from '../../ui/words/Elapsed'
import { useNow } from '../../ui/words/now'
import { openEscalationsQuery } from '../safety/escalations/escalation-queries'
import { useUser } from '../settings/user-query'
import { boardQuery } from '../supervision/board/board-query'
import { isIdle } from '../supervision/board/board-rows'
import { HelpPanel } from './HelpPanel'
import styles from './HomePage.module.css'
import { MastersPanel } from './MastersPanel'
import { needsOf } from './needs'

/** For coaches and masters, beside the queues: what waits for masters, and who is here. */
export function SupervisionTiles() {
  const { t } = useTranslation()
  const { data } = useQuery(boardQuery)
  return (
    <>
      <section>
        <h2 className={text.panel}>{t('board.handovers.title')}</h2>
        {data && <Masters handovers={data.handovers} />}
      </section>
      <section>
        <h2 className={text.panel}>{t('overview_page.operators')}</h2>
        {data && <Operators board={data} />}
      </section>
    </>
  )
}

function Masters({ handovers: { count, items } }: Pick<Board, 'handovers'>) {
  const { t } = useTranslation()
  const now = useNow()
  const duration = useDuration()
  const since = items[0]?.since ?? null
  const late = latenessOf(since, now, useUser().late_minutes.handover)
  return (
    <>
      <p className={styles.big}>
        {formatNumber(count)}
        <small>{t('home.waiting')}</small>
      </p>
      <dl>
        <dt>{t('home.oldest')}</dt>
        <dd className={late ? text[late] : undefined}>
          {since ? duration(now - Date.parse(since)) : t('home.none')}
        </dd>
      </dl>
    </>
  )
}

function Operators({ board: { languages, leases } }: { board: Pick<Board, 'languages' | 'leases'> }) {
  const { t } = useTranslation()
  const now = useNow()
  const sum = (state: 'answering' | 'ready' | 'away') =>
    languages.reduce((all, { here }) => all + here[state], 0)
  const idle = leases.items.filter((lease) => isIdle(lease, now)).length
  return (
    <>
      <p className={styles.big}>
        {formatNumber(sum('answering') + sum('ready') + sum('away'))}
        <small>{t('board.phone.here')}</small>
      </p>
      <dl>
        <dt>{t('presence.answering')}</dt>
        <dd>{formatNumber(sum('answering'))}</dd>
        <dt>{t('home_help.idle_with_chat')}</dt>
        <dd className={idle > 0 ? text.red : undefined}>{formatNumber(idle)}</dd>
      </dl>
    </>
  )
}

/** Who needs help first. */
export function Help() {
  const { t } = useTranslation()
  const { scope, late_minutes: late } = useUser()
  const board = useQuery(boardQuery)
  const isMaster = hasRight(scope, 'escalations')
  const escalations = useQuery({ ...openEscalationsQuery, enabled: isMaster })
  const now = useNow()
  if (!board.data)
    return (
      <TitledPanel title={t('home_help.title')}>
        <NotLoaded query={board} failed={t('board.failed')} />
      </TitledPanel>
    )
  return <HelpPanel needs={needsOf({ board: board.data, escalations: escalations.data ?? [], late, now })} />
}

/** The chats with masters, when they are loaded. */
export function WithMasters() {
  const { data } = useQuery(boardQuery)
  return data && <MastersPanel handovers={data.handovers} />
}
