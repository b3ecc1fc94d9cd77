import { isBlank } from '@panel/contract/blank'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../sign-in/user-query'
import { useAnswering } from './answering'
import { GiveBackDialog } from './GiveBackDialog'
import { HandoverDialog } from './HandoverDialog'
import { IgnoreDialog } from './IgnoreDialog'
import { LeaveAction } from './LeaveAction'
import { LeaveError } from './LeaveError'
import type { LeaveDialogProps } from './leave-dialog'
import { SkipDialog, type SkipReason } from './SkipDialog'
import { UnsentSkipDialog } from './UnsentSkipDialog'
import { mayLeave } from './unsent'
import type { Leave } from './use-leaving'
import { WaitingNotice } from './WaitingNotice'

type Act = Leave['act']

/** The ways to leave a conversation without an answer: skip, ignore, hand over; for a master give back. */
export function LeaveActions() {
  const { t } = useTranslation()
  const { conversation, queue, draft, attachment, sending, leaving, editor } = useAnswering()
  const isMaster = useUser().scope.includes('other_chats.handover')
  const [act, setAct] = useState<Act>('skip')
  const [step, setStep] = useState<'closed' | 'unsent' | 'asked'>('closed')
  const [reason, setReason] = useState<SkipReason>({})
  const { phase } = sending.sending
  const state = leaving.leaving

  const isSending = phase === 'sending' || phase === 'waiting'
  const nothingWaits = conversation.waiting_since === null
  const isHandedOver = conversation.handover !== null

  const hasUnsent = !isBlank(draft.text()) || attachment.get() !== null
  const begin = async (next: Act) => {
    // Skipping asks for its reason first, and then what becomes of the text. Specification section 4.
    if (next !== 'skip' && !(await mayLeave('leave'))) return
    setAct(next)
    setStep('asked')
  }
  const target = { isSending, nothingWaits, isHandedOver, begin: (next: Act) => void begin(next) }
  const close = () => {
    leaving.dismiss()
    setStep('closed')
    editor.current?.focus()
  }
  const dialog: LeaveDialogProps = {
    onLeave: (leave) => void leaving.leave(leave),
    onClose: close,
    isBusy: state.phase === 'leaving' || state.phase === 'waiting',
    error: state.phase === 'refused' && <LeaveError error={state.error} />,
    notice: state.phase === 'waiting' && (
      <WaitingNotice waiting={state.waiting} onTryNow={leaving.tryNow} isMessage={false} />
    ),
  }
  const asked = step === 'asked' ? act : null
  return (
    <>
      <LeaveAction act="skip" target={target} />
      <LeaveAction act="ignore" target={target} />
      {isMaster && isHandedOver ? (
        <LeaveAction act="give_back" target={target} />
      ) : (
        <LeaveAction act="handover" target={target} short={t('leave.master')} />
      )}
      {asked === 'skip' && (
        <SkipDialog
          {...dialog}
          isFirstOfTwo={hasUnsent}
          onReason={(given) => {
            setReason(given)
            if (hasUnsent) setStep('unsent')
            else void leaving.leave({ act: 'skip', reason: given })
          }}
        />
      )}
      <UnsentSkipDialog
        {...dialog}
        isOpen={step === 'unsent'}
        reason={reason}
        onSend={() => {
          close()
          void sending.send(queue)
        }}
        onDelete={() => void leaving.leave({ act: 'skip', reason, deletes: draft.text() })}
        onClosed={() => editor.current?.focus()}
      />
      {asked === 'handover' && <HandoverDialog {...dialog} />}
      {asked === 'give_back' && <GiveBackDialog {...dialog} />}
      {asked === 'ignore' && (
        <IgnoreDialog
          {...dialog}
          onHandOver={nothingWaits || isHandedOver ? null : () => setAct('handover')}
        />
      )}
    </>
  )
}
