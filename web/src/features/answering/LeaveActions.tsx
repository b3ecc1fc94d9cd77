import { useTranslation } from 'react-i18next'
import { lazyPart, useLazyPart } from '../../ui/lazy-part'
import { useUser } from '../settings/user-query'
import { useAnswering, useAnsweringState } from './answering'
import { checkPart } from './check-part'
import { GiveBackDialog } from './GiveBackDialog'
import { LeaveAction } from './LeaveAction'
import { LeaveError } from './LeaveError'
import type { LeaveDialogProps } from './leave-dialog'
import { isBusyLeaving, isBusySending } from './machine/sent-state'
import { UnsentSkipDialog } from './UnsentSkipDialog'
import { WaitingNotice } from './WaitingNotice'

const ignorePart = lazyPart(() => import('./IgnoreDialog'), 'idle')
const skipPart = lazyPart(() => import('./SkipDialog'), 'idle')
const handoverPart = lazyPart(() => import('./HandoverDialog'), 'idle')

/** The buttons and dialogs that leave a conversation without an answer: skip, ignore, hand over; for a master, give back. */
export function LeaveActions() {
  const { t } = useTranslation()
  const { dispatch } = useAnswering()
  const isMaster = useUser().scope.includes('other_chats.handover')
  const isSending = useAnsweringState(isBusySending)
  const isBusy = useAnsweringState(isBusyLeaving)
  const { waiting_since, handover, inquiry } = useAnsweringState(({ conversation }) => conversation)
  const { dialog, call } = useAnsweringState(({ leaving }) => leaving)

  const skipping = useLazyPart(skipPart, dialog?.kind === 'skip')
  const ignoring = useLazyPart(ignorePart, dialog?.kind === 'ignore')
  const handing = useLazyPart(handoverPart, dialog?.kind === 'handover')

  const appealing = useLazyPart(checkPart, dialog?.kind === 'appeal')

  const nothingWaits = waiting_since === null
  const isHandedOver = handover !== null
  const target = {
    isSending,
    nothingWaits,
    isHandedOver,
    isAsked: Boolean(inquiry),
    begin: (kind: Parameters<typeof LeaveAction>[0]['kind']) => dispatch({ type: 'ask to leave', kind }),
  }
  const props: LeaveDialogProps = {
    onClose: () => dispatch({ type: 'close dialog' }),
    isBusy,
    error: call.phase === 'refused' && <LeaveError error={call.error} />,
    notice: call.phase === 'waiting' && (
      <WaitingNotice
        waiting={call.waiting}
        onTryNow={() => dispatch({ type: 'try now' })}
        isMessage={false}
      />
    ),
  }
  return (
    <>
      <LeaveAction kind="skip" target={target} />
      <LeaveAction kind="ignore" target={target} />
      {isMaster && isHandedOver ? (
        <LeaveAction kind="give_back" target={target} />
      ) : (
        <LeaveAction kind="handover" target={target} short={t('leave.hand_over')} />
      )}
      {dialog?.kind === 'skip' && dialog.step === 'reason' && skipping && <skipping.SkipDialog {...props} />}
      <UnsentSkipDialog
        {...props}
        dialog={dialog?.kind === 'skip' && dialog.step === 'text' ? dialog : null}
      />
      {dialog?.kind === 'handover' && handing && <handing.HandoverDialog {...props} />}
      {dialog?.kind === 'give_back' && <GiveBackDialog {...props} />}
      {/* The first attempt has no dialog: the next chat opens, or it says what went wrong. */}
      {dialog?.kind === 'appeal' && appealing && !(call.phase === 'leaving' && call.attempts === 0) && (
        <appealing.AppealDialog {...props} />
      )}
      {dialog?.kind === 'ignore' && ignoring && <ignoring.IgnoreDialog {...props} />}
    </>
  )
}
