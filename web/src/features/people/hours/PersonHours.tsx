import type { HoursOfDay, OperatorHours } from '@panel/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import type { Days } from '../../../ui/words/period'
import { useUser } from '../../settings/user-query'
import { CorrectDialog } from './CorrectDialog'
import styles from './Hours.module.css'
import { HoursOff } from './HoursOff'
import { HoursPanels } from './HoursPanels'
import { backToTeam, correctDay } from './hours-actions'
import { operatorHoursQuery } from './hours-queries'

type Props = { id: number; days: Days; onBack: () => void }

/** The hours of one person, for their coach. */
export function PersonHours({ id, days, onBack }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...operatorHoursQuery(id, days), placeholderData: keepPreviousData })
  const back = useAction(backToTeam, { back: onBack })
  return (
    <>
      <div className={styles.person}>
        <ActionButton action={back} look="quiet" size="small" />
        <h2>{query.data?.operator.name ?? t('away.somebody', { id })}</h2>
      </div>
      {query.data === null && <HoursOff />}
      <NotLoaded query={query} failed={t('hours.failed')} onBack={onBack} />
      {query.data && <CorrectableDays hours={query.data} />}
    </>
  )
}

/** The days with a cursor, of which each can be corrected. */
function CorrectableDays({ hours }: { hours: OperatorHours }) {
  const isOwn = useUser().id === hours.operator.id
  const list = useRowCursor(hours.days.map((_, place) => place))
  const [corrected, setCorrected] = useState<HoursOfDay | null>(null)
  const day = (list.cursor === null ? undefined : hours.days[list.cursor]) ?? null
  const correct = useAction(correctDay, { isOwn, day: day?.day ?? null, open: () => setCorrected(day) })
  return (
    <>
      <HoursPanels hours={hours} list={list} />
      <div className={styles.foot}>
        <ActionButton action={correct} />
      </div>
      {corrected && (
        <CorrectDialog operator={hours.operator} day={corrected} onClose={() => setCorrected(null)} />
      )}
    </>
  )
}
