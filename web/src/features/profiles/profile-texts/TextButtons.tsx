import type { ProfileText } from '@panel/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { cleanText } from '../../../api/clean-text'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { useAction } from '../../../ui/actions/use-action'
import { useUser } from '../../settings/user-query'
import { ReturnDialog } from './ReturnDialog'
import styles from './TextPanel.module.css'
import { isFree } from './TextQueue'
import { approveText, returnText, skipText, submitText } from './text-actions'
import { finishText, type TextInHand } from './text-in-hand'

type Props = {
  text: ProfileText
  hand: TextInHand | null
  isBusy: boolean
  onTake: () => void
  onNext: () => void
}

/** The buttons of a text: skip, send to review, return, approve, or take. */
export function TextButtons({ text, hand, isBusy, onTake, onNext }: Props) {
  const { t } = useTranslation()
  const [isReturning, setIsReturning] = useState(false)
  const isReview = text.status === 'to_review'
  const finish = (send: Parameters<typeof finishText>[0]) =>
    void finishText(send).then((isDone) => {
      if (isDone) onNext()
      return isDone
    })
  const blocked = hand?.isLost ? t('profile_texts.lost') : null
  const typed = cleanText(hand?.typed ?? '').trim()
  const lengthBlocked =
    typed.length < text.min_length
      ? t('issue.too_short', { min: text.min_length })
      : typed.length > text.max_length
        ? t('issue.too_long', { max: text.max_length })
        : null
  const skip = useAction(
    skipText,
    hand && {
      isBusy,
      blocked,
      run: () =>
        finish((params, lease_id) =>
          call('POST /api/profile-texts/:id/skip', { params, body: { lease_id } }),
        ),
    },
  )
  const submit = useAction(
    submitText,
    hand && !isReview
      ? {
          isBusy,
          blocked: blocked ?? lengthBlocked,
          run: () =>
            finish((params, lease_id) =>
              call('POST /api/profile-texts/:id/submit', { params, body: { lease_id, text: typed } }),
            ),
        }
      : null,
  )
  const send = useAction(
    returnText,
    hand && isReview ? { isBusy, blocked, run: () => setIsReturning(true) } : null,
  )
  const approve = useAction(
    approveText,
    hand && isReview
      ? {
          isBusy,
          blocked,
          run: () =>
            finish((params, lease_id) =>
              call('POST /api/profile-texts/:id/approve', { params, body: { lease_id } }),
            ),
        }
      : null,
  )
  if (!hand) return <TakeFoot text={text} isBusy={isBusy} onTake={onTake} />
  return (
    <footer className={styles.foot}>
      {skip && <ActionButton action={skip} look="quiet" />}
      <span className={styles.end}>
        {send && <ActionButton action={send} />}
        {approve && <ActionButton action={approve} look="primary" isBusy={isBusy} hasNoIcon />}
        {submit && <ActionButton action={submit} look="primary" isBusy={isBusy} hasNoIcon />}
      </span>
      {isReturning && (
        <ReturnDialog
          hand={hand}
          isBusy={isBusy}
          onClose={() => setIsReturning(false)}
          onReturned={() => {
            setIsReturning(false)
            onNext()
          }}
        />
      )}
    </footer>
  )
}

/** The button that takes the text, or shows why that is not possible. */
function TakeFoot({ text, isBusy, onTake }: Pick<Props, 'text' | 'isBusy' | 'onTake'>) {
  const { t } = useTranslation()
  const user = useUser()
  if (text.status === 'approved') return null
  const why = () => {
    if (isFree(text, user.id)) return null
    if (text.in_hand_of?.name) return t('profile_texts.in_hand_of', { name: text.in_hand_of.name })
    return t(text.in_hand_of ? 'profile_texts.in_hand' : 'profile_texts.own_text')
  }
  const reason = why()
  return (
    <footer className={styles.foot}>
      {reason && <p>{reason}</p>}
      <span className={styles.end}>
        <Button look="primary" blocked={reason} isBusy={isBusy} onClick={onTake}>
          {t(text.status === 'to_review' ? 'profile_texts.take_review' : 'profile_texts.take')}
        </Button>
      </span>
    </footer>
  )
}
