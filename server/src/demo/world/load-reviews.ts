import { firstCard, type ReviewScore, totalScore } from '@panel/contract'
import type { Tx } from '../../platform/database.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { Message, World } from './events.ts'
import { day, hour, minute } from './hours.ts'
import type { Act } from './load-acts.ts'
import { type Ids, siteownerOf } from './load-messages.ts'
import { moment, store, takeIds } from './store.ts'

/** Messages of a sample, and days on which samples were drawn. */
const sampleSize = 6
const days = 40

const words = [
  'You answered what he asked. Ask something back, too.',
  'Warm, and in the voice of the profile.',
  'He said where he works in his first message. Read the facts first.',
  'Good ending: he has something to answer.',
]
const comments = {
  praise: ['Good question.', 'Well remembered.', 'This made me smile, too.'],
  improve: ['Say more about yourself here.', 'He wrote this before.', 'A full stop less, a question more.'],
} as const
const replies = ['Good point, thank you.', 'I had not seen that he wrote it twice.', 'I will ask more.']

const isWorkday = (at: number) => ![0, 6].includes(new Date(at).getUTCDay())

const scoreOf = (chance: Chance): ReviewScore | null =>
  chance.happens(0.03) ? null : chance.oneOf([2, 3, 3, 3, 4, 4, 4, 4] as const)

/** Stores samples that coaches have drawn and scored; the one of today is still to be scored. @returns the acts */
export async function loadReviews(
  tx: Tx,
  { messages }: World,
  ids: Ids,
  { coaches, now }: { coaches: readonly number[]; now: number },
): Promise<Act[]> {
  const chance = chanceOf('reviews')
  const samples = Array.from({ length: days }, (_, ago) => {
    const at = ago === 0 ? now - 40 * minute : now - ago * day - 3 * hour + chance.between(0, hour)
    const of = messages.filter(
      (message) => message.operatorId !== null && message.at > at - 30 * hour && message.at < at - hour,
    )
    const chosen = Array.from({ length: Math.min(of.length, sampleSize) }, () => chance.oneOf(of))
    return { at, ago, coach: coaches[ago % coaches.length] ?? 0, chosen: [...new Set(chosen)] }
  })
    .filter(({ at, ago, chosen }) => chosen.length > 0 && (ago === 0 || isWorkday(at)))
    .toReversed()
  const sampleIds = await takeIds(tx, 'review_samples', samples.length)
  await store(
    tx,
    'review_samples',
    samples.map(({ at, coach }, place) => ({ id: sampleIds[place], made_by: coach, made_at: moment(at) })),
  )
  const items = samples.flatMap((sample, place) =>
    sample.chosen.map((message, number) => ({ ...sample, sampleId: sampleIds[place] ?? 0, message, number })),
  )
  const itemIds = await takeIds(tx, 'review_items', items.length)
  await store(
    tx,
    'review_items',
    items.map(({ sampleId, message, number }, place) => ({
      ...{
        id: itemIds[place],
        sample_id: sampleId,
        message_id: ids.messages.get(message),
        type: message.type,
      },
      ...{ message_created_at: moment(message.at), conversation_id: ids.chats.get(message.chat) },
      ...{ siteowner_id: siteownerOf(ids, message.chat), operator_id: message.operatorId },
      language: message.chat.customer.language,
      source: number === sampleSize - 1 ? 'short' : 'random',
    })),
  )
  const scored = items.flatMap((item, place) =>
    item.ago === 0 ? [] : [{ ...item, itemId: itemIds[place] ?? 0 }],
  )
  const acts = await storeReviews(tx, scored, ids, { chance, now })
  return [
    ...samples.map(
      ({ at, coach }, place): Act => ({
        ...{ at, operatorId: coach, siteownerId: null, action: 'review.draw' },
        subject: ['review', sampleIds[place] ?? 0],
      }),
    ),
    ...acts,
  ]
}

type Scored = { at: number; ago: number; coach: number; message: Message; number: number; itemId: number }

async function storeReviews(
  tx: Tx,
  scored: Scored[],
  ids: Ids,
  { chance, now }: { chance: Chance; now: number },
) {
  const reviewIds = await takeIds(tx, 'reviews', scored.length)
  const rows = scored.map((item, place) => {
    const scores = Object.fromEntries(firstCard.criteria.map(({ code }) => [code, scoreOf(chance)]))
    const savedAt = item.at + (item.number + 1) * 3 * minute
    const kind = chance.happens(0.55) ? chance.oneOf(['praise', 'improve'] as const) : null
    const isRead = savedAt + 7 * hour < now && chance.happens(0.93)
    return {
      ...item,
      id: reviewIds[place] ?? 0,
      scores,
      savedAt,
      kind,
      isRead,
      answers: isRead && chance.happens(0.15),
    }
  })
  await store(
    tx,
    'reviews',
    rows.map(({ id, itemId, coach, message, scores, savedAt, kind, isRead, answers, number }) => ({
      ...{ id, item_id: itemId, reviewer_id: coach, operator_id: message.operatorId, passed: false, scores },
      ...{ total: totalScore(firstCard, scores), words: chance.happens(0.6) ? chance.oneOf(words) : null },
      ...{ saved_at: moment(savedAt), message_created_at: moment(message.at) },
      ...{
        siteowner_id: siteownerOf(ids, message.chat),
        source: number === sampleSize - 1 ? 'short' : 'random',
      },
      ...{ praise: Number(kind === 'praise'), improve: Number(kind === 'improve'), asked: false },
      read_at: isRead ? moment(savedAt + 6 * hour) : null,
      differs: answers && id % 4 === 0,
      answer: answers ? chance.oneOf(replies) : null,
    })),
  )
  await store(
    tx,
    'review_comments',
    rows.flatMap(({ id, message, kind }) =>
      kind
        ? [{ review_id: id, message_id: ids.messages.get(message), kind, body: chance.oneOf(comments[kind]) }]
        : [],
    ),
  )
  return rows.flatMap(({ coach, message, itemId, savedAt, isRead, id }): Act[] => [
    {
      ...{
        at: savedAt,
        operatorId: coach,
        siteownerId: siteownerOf(ids, message.chat),
        action: 'review.save',
      },
      ...{ subject: ['message', ids.messages.get(message) ?? 0], details: { item_id: itemId } },
    },
    ...(isRead
      ? [
          {
            ...{ at: savedAt + 6 * hour, operatorId: message.operatorId, siteownerId: null },
            ...{
              action: 'review.answer' as const,
              subject: ['review', id] as Act['subject'],
              details: { item_id: itemId },
            },
          },
        ]
      : []),
  ])
}
