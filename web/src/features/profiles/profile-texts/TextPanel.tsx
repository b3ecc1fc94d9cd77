import type { ProfileText } from '@panel/contract'
import { IconArrowBackUp, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { useAction } from '../../../ui/actions/use-action'
import { Chip } from '../../../ui/Chip'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { Notice } from '../../../ui/overlays/Notice'
import { MomentInSentence } from '../../../ui/words/Moment'
import { languageName } from '../../../ui/words/region-names'
import { ChangesDialog } from './ChangesDialog'
import { PersonaPanel } from './PersonaPanel'
import { SimilarText } from './SimilarText'
import { TextBody } from './TextBody'
import { TextButtons } from './TextButtons'
import styles from './TextPanel.module.css'
import { TextRing } from './TextRing'
import { showChanges } from './text-actions'
import { type TextInHand, takeBack } from './text-in-hand'
import { useRefusalText } from './use-refusal-text'
import { useSimilarText } from './use-similar-text'

type Props = {
  text: ProfileText
  /** Null: the text is only read. */
  hand: TextInHand | null
  isBusy: boolean
  error: unknown
  onTake: () => void
  onNext: () => void
  onClose: () => void
}

/** A text with its editor or its review, and the persona next to it. */
export function TextPanel({ text, hand, isBusy, error, onTake, onNext, onClose }: Props) {
  const { t } = useTranslation()
  const refusal = useRefusalText()
  const isWriting = hand !== null && text.status !== 'to_review'
  const body = isWriting ? hand.typed : (text.body ?? '')
  const similar = useSimilarText(text.id, body)
  return (
    <>
      <section className={styles.text} aria-label={`${text.profile.name}, ${text.title}`}>
        <header className={styles.head}>
          <Button
            look="quiet"
            isIcon
            className={styles.back}
            aria-label={t('profile_texts.back')}
            onClick={onClose}
          >
            <IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />
          </Button>
          {hand && !hand.isLost && <TextRing lease={hand.lease} />}
          <h2>
            <bdi>{text.profile.name}</bdi>, <bdi>{text.title}</bdi> <Written text={text} />
          </h2>
          <Chip>{languageName(text.language)}</Chip>
        </header>
        <div className={styles.scroll}>
          {hand?.isLost && (
            <Notice
              tone="bad"
              icon={IconLock}
              role="alert"
              actions={
                <Button size="small" isBusy={isBusy} onClick={() => void takeBack()}>
                  {t('profile_texts.take_back')}
                </Button>
              }
            >
              {hand.lostTo ? t('profile_texts.lost_to', { name: hand.lostTo }) : t('profile_texts.lost')}
            </Notice>
          )}
          {error !== null && <FailureNotice>{refusal(error)}</FailureNotice>}
          <Returned text={text} body={body} />
          <TextBody text={text} body={body} hand={isWriting ? hand : null} similar={similar} />
          {similar && <SimilarText body={body} similar={similar} />}
        </div>
        <TextButtons text={text} hand={hand} isBusy={isBusy} onTake={onTake} onNext={onNext} />
      </section>
      <PersonaPanel text={text} body={body} likeness={similar?.likeness ?? null} />
    </>
  )
}

function Written({ text }: { text: ProfileText }) {
  const { t } = useTranslation()
  const last = text.rounds.at(-1)
  if (!last) return null
  return (
    <span className={styles.written}>
      {text.is_own && t('profile_texts.by_you')}
      {!text.is_own && last.writer.name && t('profile_texts.by', { name: last.writer.name })}{' '}
      <MomentInSentence at={last.written_at} />
      {text.round > 1 && `, ${t('profile_texts.round', { round: text.round })}`}
    </span>
  )
}

/** The note of the last return, and the button that shows the changes since then. */
function Returned({ text, body }: { text: ProfileText; body: string }) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const returned = text.rounds.filter(({ note }) => note !== null)
  const last = returned.at(-1)
  const changes = useAction(showChanges, last ? { show: () => setIsShown(true) } : null)
  if (!last || !changes) return null
  return (
    <>
      <Notice icon={IconArrowBackUp} actions={<ActionButton action={changes} size="small" hasNoIcon />}>
        <b>{t('profile_texts.returned_times', { count: returned.length })}</b> <q>{last.note}</q>{' '}
        <span className={styles.written}>
          {last.reviewer?.name} {last.reviewed_at && <MomentInSentence at={last.reviewed_at} />}
        </span>
      </Notice>
      <ChangesDialog isOpen={isShown} before={last.body} after={body} onClose={() => setIsShown(false)} />
    </>
  )
}
