import type { OwnAct } from '@panel/contract'
import { IconCheck, IconUserUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Chip } from '../../../ui/Chip'
import { useSecondsLeft } from '../../../ui/overlays/Strip'
import { undo } from '../../../ui/overlays/toast-actions'
import { type SentOffer, sentOfferOf } from '../../answering/undo/sent-offer'
import { useUser } from '../../settings/user-query'
import { becameText } from './became-text'
import styles from './Mine.module.css'

const decided: ReadonlySet<string> = new Set(['decided', 'given_back', 'sent_as_is', 'returned', 'settled'])

type Props = {
  act: OwnAct
  /** Undoes a message that has not left. */
  onUndo?: (offer: SentOffer) => void
}

/** What has become of an act. */
export function Became({ act, onUndo }: Props) {
  const { t } = useTranslation()
  const offer = useStore(sentOfferOf(useUser().id))
  const { state } = act.became
  const words = becameText(t, act.became)
  if (onUndo && offer && offer.messageId === act.message_id)
    return <Leaving key={offer.messageId} offer={offer} words={words} onUndo={() => onUndo(offer)} />
  if (state === 'answered_back') return <b className={styles.back}>{words}</b>
  if (state === 'refused') return <Chip tone="bad">{words}</Chip>
  if (decided.has(state))
    return (
      <Chip tone="ok" title={words}>
        <IconCheck size={14} stroke={1.75} aria-hidden="true" />
        <span className={styles.cut}>{words}</span>
      </Chip>
    )
  if (state === 'with_master' || (state === 'answering' && act.kind === 'handover'))
    return (
      <Chip tone="warn" title={words}>
        <IconUserUp size={14} stroke={1.75} aria-hidden="true" />
        <span className={styles.cut}>{words}</span>
      </Chip>
    )
  return (
    <span className={styles.quiet} title={words}>
      {words}
    </span>
  )
}

function Leaving({ offer, words, onUndo }: { offer: SentOffer; words: string; onUndo: () => void }) {
  const { t } = useTranslation()
  const left = useSecondsLeft(offer)
  const action = useAction(undo, left > 0 ? { label: t('told.undo'), run: onUndo } : null)
  if (!action) return <span className={styles.quiet}>{words}</span>
  return (
    <span className={styles.leaving}>
      <span aria-hidden="true">{t('mine.became.leaves_in', { seconds: left })}</span>
      <ActionButton action={action} size="small" />
    </span>
  )
}
