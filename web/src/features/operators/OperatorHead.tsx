import type { OperatorDetail } from '@panel/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { ActionButton } from '../../ui/ActionButton'
import { Avatar } from '../../ui/Avatar'
import { formatDate } from '../../ui/dates'
import { Moment } from '../../ui/Moment'
import { useAction } from '../../ui/use-action'
import { useUser } from '../sign-in/user-query'
import styles from './OperatorPage.module.css'
import { OperatorStatusText } from './OperatorStatusText'
import { suspendOrReinstate } from './operator-actions'
import { ReasonDialog } from './ReasonDialog'

/** Who the operator is and what they are doing, and the acts on the whole account. */
export function OperatorHead({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation()
  const ownId = useUser().id
  const [isOpen, setIsOpen] = useState(false)
  const action = useAction(suspendOrReinstate, { operator, ownId, open: () => setIsOpen(true) })
  const { id, level, team, suspension, sessions, last_seen_at: seen } = operator
  const name = operator.name ?? `#${id}`
  return (
    <header className={styles.head}>
      <Avatar name={name} isLarge />
      <div className={styles.who}>
        <h2 className={styles.name}>
          {id === ownId ? t('presence.you', { name }) : name} <OperatorStatusText status={operator.status} />
        </h2>
        <p className={styles.about}>
          {level.id} {level.name}, {team.name},{' '}
          {t('operators.here_since', { date: formatDate(operator.created_at, 'dateOnly') })}
          {seen && (
            <>
              , {t('operators.seen')} <Moment at={seen} />
            </>
          )}
        </p>
      </div>
      <div className={styles.acts}>
        <ActionButton action={action} look={suspension ? 'primary' : 'danger'} />
      </div>
      {isOpen && (
        <ReasonDialog
          id={id}
          title={t(suspension ? 'operators.reinstate_title' : 'operators.suspend_title', { name })}
          text={
            suspension
              ? t('operators.reinstate_text')
              : `${t('operators.warning.suspend')} ${t('operators.sessions_end', { count: sessions.length })}`
          }
          confirm={action.title}
          isDanger={!suspension}
          act={(reason) =>
            call(suspension ? 'POST /api/operators/:id/reinstate' : 'POST /api/operators/:id/suspend', {
              params: { id },
              body: { reason },
            })
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </header>
  )
}
