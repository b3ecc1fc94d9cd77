import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, languageTag, moment, nonBlankText } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { maxAsked } from '../rules/board-rules.ts'
import { reasonLength, reportNotesLength } from '../rules/limits.ts'

/** What a coach can do on the board. */
export const boardActKinds = ['release', 'ask', 'pause', 'resume'] as const

/** Something that the viewer did on the board. */
export const boardAct = z.object({
  id,
  kind: z.enum(boardActKinds),
  at: moment,
  /** Whom it was for; null for a note to several operators. */
  operator: operatorName.nullable(),
  conversation_id: id.nullable(),
  language: languageTag.nullable(),
  /** How many operators were asked. */
  asked: z.int().nullable(),
  /** Why a chat was released or an operator paused. */
  reason: z.string().nullable(),
})
export type BoardAct = z.infer<typeof boardAct>

const boardWriter = z.object({
  operator: operatorName,
  state: z.enum(['answering', 'ready', 'away', 'signed_out']),
  /** The language of the conversation in hand. */
  language: languageTag.nullable(),
  paused: z.boolean(),
})
export type BoardWriter = z.infer<typeof boardWriter>

const response = z.object({ act: z.object({ id }) })
/** Why, in the coach's words. The operator reads it. */
const reasonBody = z.strictObject({ reason: nonBlankText(reasonLength).optional() })

export const releaseBoardLease = endpoint({
  method: 'POST',
  path: '/api/board/leases/:id/release',
  summary: 'Release a conversation that an operator has in hand: it returns to its place in the queue',
  access: 'chat_stats.board',
  params: z.strictObject({ id: z.uuid() }),
  body: reasonBody,
  response,
  errors: ['lease_lost'],
})

export const getBoardWriters = endpoint({
  method: 'GET',
  path: '/api/board/writers',
  summary: 'List the operators who write a language, those who are here first',
  access: 'chat_stats.board',
  automatic: true,
  query: z.strictObject({ language: languageTag }),
  response: z.object({ items: z.array(boardWriter) }),
})

export const askForLanguage = endpoint({
  method: 'POST',
  path: '/api/board/ask',
  summary: 'Ask operators for a language: each gets a note',
  access: 'chat_stats.board',
  body: z.strictObject({
    language: languageTag,
    operator_ids: z.array(id).min(1).max(maxAsked),
    text: nonBlankText(reportNotesLength),
  }),
  response,
  errors: ['operator_not_found'],
})

const params = z.strictObject({ id: idParam })

export const pauseOperator = endpoint({
  method: 'POST',
  path: '/api/board/operators/:id/pause',
  summary: 'Pause an operator: no new conversations until it is lifted. The conversation in hand stays',
  access: 'chat_stats.board',
  params,
  body: reasonBody,
  response,
  errors: ['operator_not_found', 'works_beyond_yours', 'rights_above_yours', 'own_account', 'already_so'],
})

export const resumeOperator = endpoint({
  method: 'POST',
  path: '/api/board/operators/:id/resume',
  summary: 'Lift the pause of an operator',
  access: 'chat_stats.board',
  params,
  response,
  errors: ['operator_not_found', 'works_beyond_yours', 'rights_above_yours', 'own_account', 'already_so'],
})

export const undoBoardAct = endpoint({
  method: 'POST',
  path: '/api/board/acts/:id/undo',
  summary: 'Undo what the caller did on the board, for some seconds',
  access: 'chat_stats.board',
  params,
  response: z.object({ undone: z.literal(true) }),
  errors: ['undo_too_late'],
})

export const boardActEndpoints = {
  releaseBoardLease,
  getBoardWriters,
  askForLanguage,
  pauseOperator,
  resumeOperator,
  undoBoardAct,
} as const
