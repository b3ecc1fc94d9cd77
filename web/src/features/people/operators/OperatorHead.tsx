import type { OperatorDetail } from '@panel/contract'
import type { TwoFactorPart } from '@panel/contract/rules/operator-views'
import { IconLock } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Avatar } from '../../../ui/Avatar'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { showToast } from '../../../ui/overlays/toasts'
import { formatDate } from '../../../ui/words/dates'
import { MomentInSentence } from '../../../ui/words/Moment'
import { useUser } from '../../settings/user-query'
import { levelError } from '../permissions/level-error'
import { useStartPreview } from '../permissions/use-preview'
import { AskResetDialog } from './AskResetDialog'
import { readActivitySearch } from './activity-search'
import { MadeLinks } from './MadeLinks'
import styles from './OperatorPage.module.css'
import { OperatorStatusText } from './OperatorStatusText'
import { previewLevelOfOperator, resetTwoFactor, suspendOrReinstate } from './operator-actions'
import { ReasonDialog } from './ReasonDialog'

/** The name, level and status of the operator, and the actions on the whole account. */
export function OperatorHead({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation()
  const user = useUser()
  const ownId = user.id
  const navigate = useNavigate({ from: '/operators/$id' })
  const search = readActivitySearch(useSearch({ from: '/operators/$id' }))
  const { id, level, suspension, sessions } = operator
  const [isOpen, setIsOpen] = useState(false)
  const action = useAction(suspendOrReinstate, { operator, ownId, open: () => setIsOpen(true) })
  // The palette opens the dialog by the URL.
  const isAsked = search.act === 'suspend' && !suspension && !action.blocked
  const close = () => {
    setIsOpen(false)
    if (search.act) void navigate({ search: withoutUndefined({ ...search, act: undefined }), replace: true })
  }
  const [asked, setAsked] = useState<TwoFactorPart | null>(null)
  const reset = useAction(resetTwoFactor, { operator, ownId, open: setAsked })
  const startPreview = useStartPreview((error) => showToast({ icon: IconLock, text: levelError(t, error) }))
  const preview = useAction(previewLevelOfOperator, {
    level: level.id,
    isPreview: Boolean(user.preview),
    preview: () => startPreview.mutate(level.id),
  })
  const name = operator.name ?? `#${id}`
  return (
    <header className={styles.head}>
      <Avatar name={name} isLarge />
      <div className={styles.who}>
        <h2 className={styles.name}>
          {id === ownId ? t('presence.you', { name }) : name} <OperatorStatusText status={operator.status} />
        </h2>
        <About operator={operator} />
        <Links id={id} />
      </div>
      <div className={styles.acts}>
        <ActionButton action={preview} isBusy={startPreview.isPending} />
        <ActionButton action={reset} />
        <ActionButton action={action} look={suspension ? 'primary' : 'danger'} />
      </div>
      {asked && <AskResetDialog operator={operator} what={asked} onClose={() => setAsked(null)} />}
      {(isOpen || isAsked) && (
        <ReasonDialog
          kind={suspension ? 'reinstate' : 'suspend'}
          id={id}
          title={t(suspension ? 'operators.reinstate_title' : 'operators.suspend_title', { name })}
          text={
            suspension
              ? t('operators.reinstate_text')
              : `${t('operators.warning.suspend')} ${t('operators.sessions_end', { count: sessions.length })}`
          }
          more={!suspension && <MadeLinks links={operator.links} />}
          confirm={action.title}
          isDanger={!suspension}
          act={(reason) =>
            call(suspension ? 'POST /api/operators/:id/reinstate' : 'POST /api/operators/:id/suspend', {
              params: { id },
              body: { reason },
            })
          }
          onClose={close}
        />
      )}
    </header>
  )
}

function About({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation()
  const { level, team, created_at, last_seen_at: seen } = operator
  return (
    <p className={styles.about}>
      {level.id} <bdi>{level.name}</bdi>, <bdi>{team.name}</bdi>,{' '}
      {t('operators.here_since', { date: formatDate(created_at, 'dateOnly') })}
      {seen && (
        <>
          , {t('operators.seen')} <MomentInSentence at={seen} />
        </>
      )}
    </p>
  )
}

function Links({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <p className={styles.links}>
      <Link to="/operator-login-history" search={{ operator_id: id }} className={styles.link}>
        {t('operators.link.logins')}
      </Link>
      <Link to="/audit" search={{ operator_id: id }} className={styles.link}>
        {t('operators.link.acts')}
      </Link>
      <Link to="/audit" search={{ subject_type: 'operator', subject_id: id }} className={styles.link}>
        {t('operators.link.changes')}
      </Link>
    </p>
  )
}
