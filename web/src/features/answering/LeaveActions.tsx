import { useTranslation } from 'react-i18next'
import { useUser } from '../sign-in/user-query'
import { useAnswering, useAnsweringState } from './answering'
import { GiveBackDialog } from './GiveBackDialog'
import { HandoverDialog } from './HandoverDialog'
import { IgnoreDialog } from './IgnoreDialog'
import { LeaveAction } from './LeaveAction'
import { LeaveError } from './LeaveError'
import type { LeaveDialogProps } from './leave-dialog'
import { isBusyLeaving, isBusySending } from './machine/sent-state'
import { SkipDialog } from './SkipDialog'
import { UnsentSkipDialog } from './UnsentSkipDialog'
import { WaitingNotice } from './WaitingNotice'

/** The buttons and dialogs that leave a conversation without an answer: skip, ignore, hand over; for a master, give back. */
export function LeaveActions() {
  const { t } = useTranslation()
  const { dispatch } = useAnswering()
  const isMaster = useUser().scope.includes('other_chats.handover')
  const isSending = useAnsweringState(isBusySending)
  const isBusy = useAnsweringState(isBusyLeaving)
  const { waiting_since, handover } = useAnsweringState(({ conversation }) => conversation)
  const { dialog, call } = useAnsweringState(({ leaving }) => leaving)

  const nothingWaits = waiting_since === null
  const isHandedOver = handover !== null
  const target = {
    isSending,
    nothingWaits,
    isHandedOver,
    begin: (act: Parameters<typeof LeaveAction>[0]['act']) => dispatch({ type: 'ask to leave', act }),
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
      <LeaveAction act="skip" target={target} />
      <LeaveAction act="ignore" target={target} />
      {isMaster && isHandedOver ? (
        <LeaveAction act="give_back" target={target} />
      ) : (
        <LeaveAction act="handover" target={target} short={t('leave.master')} />
      )}
      {dialog?.act === 'skip' && dialog.step === 'reason' && <SkipDialog {...props} chosen={dialog.chosen} />}
      <UnsentSkipDialog
        {...props}
        dialog={dialog?.act === 'skip' && dialog.step === 'text' ? dialog : null}
      />
      {dialog?.act === 'handover' && <HandoverDialog {...props} />}
      {dialog?.act === 'give_back' && <GiveBackDialog {...props} />}
      {dialog?.act === 'ignore' && <IgnoreDialog {...props} mayHandOver={!nothingWaits && !isHandedOver} />}
    </>
  )
}
