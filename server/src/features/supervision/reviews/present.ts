import {
  firstCard,
  type OpenedReviewSample,
  type openedReviewItem,
  type Review,
  type ReviewCard,
  type ReviewItem,
  type ReviewSample,
} from '@panel/contract'
import type { z } from 'zod'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { presentPeople } from '../../conversations/customers/people-columns.ts'
import { presentMessage } from '../../conversations/present.ts'
import type { OpenedItem } from './find-item.ts'
import type { ReviewRow } from './find-reviews.ts'
import type { ItemRow, SampleRow } from './find-samples.ts'

export const presentSample = (row: SampleRow, viewer: Operator): ReviewSample => ({
  id: row.id,
  made_by: presentOperator(viewer, { id: row.made_by, name: row.made_by_name }),
  made_at: row.made_at,
  size: row.size,
  done: row.done,
})

export const presentOpenedSample = (
  { sample, items }: { sample: SampleRow; items: readonly ItemRow[] },
  viewer: Operator,
): OpenedReviewSample => ({ ...presentSample(sample, viewer), items: items.map(presentRow) })

const presentRow = (row: ItemRow): ReviewItem => ({
  id: row.id,
  source: row.source,
  type: row.type,
  language: row.language,
  written_at: row.message_created_at,
  second_asked: row.second_asked,
  done: row.passed === null ? null : { passed: row.passed, total: row.total },
})

export const presentCard = ({ version, criteria }: ReviewCard) => ({ version, criteria: [...criteria] })

export const presentReview = (row: ReviewRow, viewer: Operator): Review => ({
  by: presentOperator(viewer, { id: row.reviewer_id, name: row.reviewer_name }),
  saved_at: row.saved_at,
  passed: row.passed,
  total: row.total,
  card:
    row.version === null || row.criteria === null
      ? presentCard(firstCard)
      : presentCard({ version: row.version, criteria: row.criteria }),
  scores: row.scores,
  comments: row.comments,
  words: row.words,
  asked: row.asked,
  answer: row.read_at === null ? null : { at: row.read_at, differs: row.differs, text: row.answer },
})

/**
 * Until the viewer has scored the message, they do not see who wrote it, nor how others scored it.
 */
export function presentItem(
  { item, people, card, context, reviews }: OpenedItem,
  viewer: Operator,
): z.input<typeof openedReviewItem> {
  const own = reviews.find(({ reviewer_id }) => reviewer_id === viewer.id)
  const others = reviews.filter((each) => each !== own && !each.passed)
  const isDone = own !== undefined
  return {
    ...presentRow(item),
    sample_id: item.sample_id,
    message_id: item.message_id,
    conversation_id: item.conversation_id,
    siteowner: { id: people.siteowner_id, name: people.siteowner_name },
    ...presentPeople(people),
    writer: isDone ? presentOperator(viewer, { id: item.operator_id, name: people.writer_name }) : null,
    card: presentCard(card),
    context: context.map((row) => {
      const message = presentMessage(row, viewer)
      return isDone ? message : { ...message, operator: null }
    }),
    own: own ? presentReview(own, viewer) : null,
    others: isDone ? others.map((each) => presentReview(each, viewer)) : [],
    other_count: others.length,
  }
}
