import { reviewCommentKinds, reviewWordsLength } from '@panel/contract/rules/review-rules'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { leaveOnEscape } from '../../../ui/actions/leave-on-escape'
import { Segments } from '../../../ui/fields/Segments'
import { TextAreaField } from '../../../ui/fields/TextAreaField'
import type { DraftComment } from './draft'
import styles from './ReviewThread.module.css'

type Props = {
  comment: DraftComment
  onChange: (comment: DraftComment) => void
  onRemove: () => void
  /** Keeps the praised message as a saved reply. */
  onKeep: () => void
}

/** A comment at its message, to write. An empty one is not saved. Escape leaves the field. */
export function CommentBox({ comment, onChange, onRemove, onKeep }: Props) {
  const { t } = useTranslation()
  const area = useRef<HTMLTextAreaElement>(null)
  const isNew = comment.text === ''
  // Whoever adds a comment writes it. The kind is part of it: the letter of another kind returns to the field.
  const focusFor = isNew ? comment.kind : null
  useEffect(() => {
    if (focusFor) area.current?.focus()
  }, [focusFor])
  return (
    <li className={styles.comment} data-kind={comment.kind}>
      <TextAreaField
        ref={area}
        label={t(`reviews.kind.${comment.kind}`)}
        value={comment.text}
        maxLength={reviewWordsLength}
        onChange={(event) => onChange({ ...comment, text: event.target.value })}
        onKeyDown={leaveOnEscape}
      />
      <div className={styles.row}>
        <Segments
          label={t('reviews.kind_label')}
          value={comment.kind}
          options={reviewCommentKinds.map((kind) => [kind, t(`reviews.kind.${kind}`)])}
          onChoose={(kind) => onChange({ ...comment, kind })}
        />
        {comment.kind === 'praise' && (
          <Button look="quiet" size="small" onClick={onKeep}>
            {t('reviews.make_reply')}
          </Button>
        )}
        <Button look="quiet" size="small" isIcon aria-label={t('reviews.remove_comment')} onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      </div>
    </li>
  )
}
