import type { ReviewCommentKind } from '@panel/contract/rules/review-rules'
import { IconBulb, IconMessage, IconThumbUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DraftComment } from './draft'
import styles from './ReviewThread.module.css'

export const commentIcons = {
  praise: IconThumbUp,
  improve: IconBulb,
  remark: IconMessage,
} satisfies Record<ReviewCommentKind, typeof IconBulb>

/** A comment at its message, to read. */
export function ReviewComment({ comment: { kind, text } }: { comment: DraftComment }) {
  const { t } = useTranslation()
  const Icon = commentIcons[kind]
  return (
    <li className={styles.comment} data-kind={kind}>
      <span className={styles.kind}>
        <Icon size={14} stroke={1.75} aria-hidden="true" />
        {t(`reviews.kind.${kind}`)}
      </span>
      <p dir="auto">{text}</p>
    </li>
  )
}
