import type { OperatorDetail, OperatorSession } from '@panel/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { useAction } from '../../../ui/actions/use-action'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { TitledPanel } from '../../../ui/TitledPanel'
import { MomentInSentence } from '../../../ui/words/Moment'
import { useDeviceName } from '../login-history/use-device-name'
import styles from './OperatorPage.module.css'
import { changeBlocked, endAllSessions } from './operator-actions'
import { refusalText } from './refusal-text'
import { useOperatorAct } from './use-operator-act'

/** The open sessions, with device and last use. */
export function SessionsPanel({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation()
  const { id, sessions } = operator
  const [ending, setEnding] = useState<OperatorSession | 'all' | null>(null)
  const deviceName = useDeviceName()
  const action = useAction(endAllSessions, { operator, open: () => setEnding('all') })
  const close = () => setEnding(null)
  const end = useOperatorAct(
    id,
    () =>
      call('POST /api/operators/:id/end-sessions', {
        params: { id },
        body: ending && ending !== 'all' ? { session_id: ending.id } : {},
      }),
    close,
  )
  return (
    <TitledPanel
      title={t('operators.sessions')}
      count={sessions.length}
      aside={<ActionButton action={action} size="small" hasNoIcon />}
    >
      {sessions.length === 0 ? (
        <p className={styles.none}>{t('operators.no_sessions')}</p>
      ) : (
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              blocked={changeBlocked(t, operator)}
              onEnd={() => setEnding(session)}
            />
          ))}
        </ul>
      )}
      {ending && (
        <DialogForm
          isOpen
          isDanger
          title={
            ending === 'all'
              ? t('operators.end_all')
              : t('operators.end_named', { device: deviceName(ending.device) })
          }
          confirm={t('operators.end')}
          isBusy={end.isPending}
          error={end.error && refusalText(t, end.error)}
          onConfirm={() => end.mutate(undefined)}
          onClose={close}
        >
          <p>{t('operators.warning.end')}</p>
        </DialogForm>
      )}
    </TitledPanel>
  )
}

type RowProps = {
  session: OperatorSession
  blocked: ReturnType<typeof changeBlocked>
  onEnd: () => void
}

function SessionRow({ session, blocked, onEnd }: RowProps) {
  const { t } = useTranslation()
  const device = useDeviceName()(session.device)
  return (
    <li>
      <div>
        {device}
        <p>
          {session.address ?? t('unknown')}, {t('operators.used')}{' '}
          <MomentInSentence at={session.last_act_at} />
          {session.is_own && `, ${t('operators.this_browser')}`}
          {!session.tfa_at && `, ${t('operators.code_missing')}`}
        </p>
      </div>
      <Button
        size="small"
        blocked={blocked}
        aria-label={t('operators.end_named', { device })}
        onClick={onEnd}
      >
        {t('operators.end')}
      </Button>
    </li>
  )
}
