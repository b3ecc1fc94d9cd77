import type { OpenedReviewItem } from '@panel/contract'
import type { ReviewCommentKind } from '@panel/contract/rules/review-rules'
import { IconArrowBackUp, IconEyeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { useAction } from '../../../ui/actions/use-action'
import { Chip } from '../../../ui/Chip'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import queue from '../../../ui/lists/queue-list.module.css'
import { ChatNames } from '../../../ui/words/ChatNames'
import { type Draft, draftOf } from './draft'
import styles from './ReviewPanel.module.css'
import { ReviewThread } from './ReviewThread'
import { improve, openReviewedChat, praise } from './review-actions'
import { reviewItemQuery } from './review-queries'
import { ScoreSheet } from './ScoreSheet'

type Props = {
  id: number
  /** What was typed since it was opened. */
  draft: Draft | null
  onDraft: (draft: Draft) => void
  onDone: (id: number) => void
  onClose: () => void
}

/** A message between its neighbours with the comments at it, beside the card on which it is scored. */
export function ReviewPanel({ id, draft: typed, onDraft: onChange, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const read = useQuery(reviewItemQuery(id))
  const item = read.data
  // While the next message loads, the last one stays, and cannot be scored.
  const isLoading = item?.id !== id
  const isReadOnly = Boolean(item?.own?.answer)
  const draft = item ? ((isReadOnly ? null : typed) ?? draftOf(item)) : null
  const onDraft = (changed: Draft) => {
    if (!isLoading) onChange(changed)
  }
  const comment = (kind: ReviewCommentKind, messageId: number) => {
    if (!draft) return
    const others = draft.comments.filter(({ message_id }) => message_id !== messageId)
    const before = draft.comments.find(({ message_id }) => message_id === messageId)
    onDraft({ ...draft, comments: [...others, { message_id: messageId, kind, text: before?.text ?? '' }] })
  }
  const target = (kind: ReviewCommentKind) =>
    item && !isReadOnly ? { comment: () => comment(kind, item.message_id) } : null
  useAction(praise, target('praise'))
  useAction(improve, target('improve'))
  if (!item || !draft)
    return (
      <section className={styles.nothing}>
        <NotLoaded query={read} failed={t('reviews.item_failed')} onBack={onClose} />
      </section>
    )
  return (
    <section className={styles.review} aria-label={t('reviews.message')} aria-busy={isLoading}>
      <Head item={item} onClose={onClose} />
      <ReviewThread
        key={`thread ${item.id}`}
        context={item.context}
        messageId={item.message_id}
        comments={draft.comments}
        edit={
          isReadOnly
            ? null
            : {
                language: item.language,
                add: (messageId) => comment('remark', messageId),
                change: (comments) => onDraft({ ...draft, comments }),
              }
        }
      />
      <ScoreSheet
        key={`sheet ${item.id}`}
        item={item}
        draft={draft}
        isLoading={isLoading}
        onDraft={onDraft}
        onDone={onDone}
      />
    </section>
  )
}

function Head({ item, onClose }: { item: OpenedReviewItem; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const open = useAction(openReviewedChat, {
    open: () =>
      void navigate({
        to: '/conversations/$id',
        params: { id: String(item.conversation_id) },
        search: { message: item.message_id },
      }),
  })
  return (
    <header className={`${queue.head} ${styles.head}`}>
      <Button look="quiet" isIcon className={styles.back} aria-label={t('reports.back')} onClick={onClose}>
        <IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />
      </Button>
      <h2>
        <ChatNames customer={item.customer} profile={item.profile} id={item.conversation_id} />
      </h2>
      {item.writer ? (
        <span className={styles.writer}>
          {t('reviews.written_by', { name: item.writer.name ?? t('overview.hidden_name') })}
        </span>
      ) : (
        <Chip>
          <IconEyeOff size={14} stroke={1.75} aria-hidden="true" />
          {t('reviews.names_hidden')}
        </Chip>
      )}
      <span className={styles.end}>
        <ActionButton action={open} look="quiet" />
      </span>
    </header>
  )
}
