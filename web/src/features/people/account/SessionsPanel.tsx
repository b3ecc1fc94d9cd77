import type { Account, OwnSession } from '@panel/contract'
import { IconAlertTriangle, IconDeviceDesktop, IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { useAction } from '../../../ui/actions/use-action'
import { Chip } from '../../../ui/Chip'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { showToast } from '../../../ui/overlays/toasts'
import { TitledPanel } from '../../../ui/TitledPanel'
import { useMomentWords } from '../../../ui/words/use-moment-words'
import { useDeviceName } from '../login-history/use-device-name'
import styles from './AccountPage.module.css'
import { endOtherSessions } from './account-actions'
import { useAccountChange } from './account-query'
import { refusalText } from './refusal'

/** The operator's open sessions: this one, and others that can be ended. */
export function SessionsPanel({ account: { sessions } }: { account: Account }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const others = sessions.filter((session) => !session.is_own).length
  const endOthers = useAction(endOtherSessions, { others, open: () => setIsAsking(true) })
  const end = useAccountChange(
    (body: { session_id?: number }) => call('POST /api/account/end-sessions', { body }),
    () => {
      setIsAsking(false)
      showToast({ icon: IconLogout, text: t('account.ended') })
    },
  )
  const failure = end.error && refusalText(t, end.error)
  return (
    <TitledPanel
      title={t('account.sessions')}
      count={sessions.length}
      aside={<ActionButton action={endOthers} size="small" hasNoIcon />}
    >
      {failure && !isAsking && (
        <div className={styles.notice}>
          <FailureNotice>{failure}</FailureNotice>
        </div>
      )}
      <ul>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={end.isPending && end.variables.session_id === session.id}
            onEnd={() => end.mutate({ session_id: session.id })}
          />
        ))}
      </ul>
      {isAsking && (
        <DialogForm
          isOpen
          isDanger
          title={t('account.end_others')}
          confirm={t('account.end_others')}
          isBusy={end.isPending}
          error={failure}
          onConfirm={() => end.mutate({})}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('account.end_others_text')}</p>
        </DialogForm>
      )}
    </TitledPanel>
  )
}

type RowProps = { session: OwnSession; isBusy: boolean; onEnd: () => void }

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const { t } = useTranslation()
  const momentWords = useMomentWords()
  const device = useDeviceName()(session.device)
  const { address, is_own: isOwn, tfa_authenticated: hasCode } = session
  return (
    <li className={styles.row}>
      <IconDeviceDesktop size={16} stroke={1.75} aria-hidden="true" />
      <div className={styles.what}>
        <bdi>{device}</bdi>
        <p>
          {isOwn && `${t('account.this_browser')}, `}
          {address && `${address}, `}
          {t('account.used', { time: momentWords(session.last_act_at) })}
        </p>
        {!hasCode && <p>{t('account.code_missing_why')}</p>}
      </div>
      {!hasCode && (
        <Chip tone="warn">
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
          {t('account.code_missing')}
        </Chip>
      )}
      {isOwn ? (
        <Chip tone="accent">{t('account.is_this')}</Chip>
      ) : (
        <Button size="small" isBusy={isBusy} aria-label={t('account.end_named', { device })} onClick={onEnd}>
          {t('account.end')}
        </Button>
      )}
    </li>
  )
}
