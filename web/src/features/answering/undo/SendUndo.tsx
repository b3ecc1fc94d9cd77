import { useTranslation } from 'react-i18next'
import { useToastQueue } from 'react-stately/useToastState'
import { useStore } from 'zustand'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { CountdownRing, Strip, useSecondsLeft } from '../../../ui/overlays/Strip'
import { undo } from '../../../ui/overlays/toast-actions'
import { toastQueue } from '../../../ui/overlays/toasts'
import { useUser } from '../../settings/user-query'
import { type SentOffer, sentOfferOf } from './sent-offer'
import { useUndoSend } from './use-undo-send'

/** Undoes the last message that was sent, while it has not left. The queue has told the words to a screen reader. */
export function SendUndo() {
  const offer = useStore(sentOfferOf(useUser().id))
  return offer && <SentStrip key={offer.messageId} offer={offer} />
}

function SentStrip({ offer }: { offer: SentOffer }) {
  const { t } = useTranslation()
  const undoSend = useUndoSend()
  const left = useSecondsLeft(offer)
  // A later act has taken its place, with the key.
  const [later] = useToastQueue(toastQueue).visibleToasts
  const isOver = later?.content.toast.action?.isUndo || left <= 0
  const action = useAction(undo, isOver ? null : { label: t('told.undo'), run: () => undoSend(offer) })
  if (!action) return null
  const { seconds, customer: name, next } = offer
  return (
    <Strip start={<CountdownRing left={left} seconds={seconds} />} end={<ActionButton action={action} />}>
      {next === null ? t('undo.sent', { name }) : t('sender.sent_next', { name: beforeStop(name), next })}
    </Strip>
  )
}

/** A name such as Colin P. before a full stop. */
const beforeStop = (name: string) => name.replace(/\.$/, '')
