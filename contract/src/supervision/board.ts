import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, languageTag, moment, person } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { reasonFields } from '../settings/reasons.ts'
import { boardAct } from './board-acts.ts'

/** The customer and the profile of a conversation; null for viewers who may not see the chats of others. */
const people = z.object({ customer: person, profile: person }).nullable()

/** Signed-in operators who answer chats, each counted in one language only: the one of theirs that lacks most operators. */
const staff = z.object({
  /** Have a conversation in hand. */
  answering: z.int(),
  ready: z.int(),
  away: z.int(),
})
export type Staff = z.infer<typeof staff>

const boardLanguage = z.object({
  language: languageTag,
  /** Chats and pokes that can be claimed now. Conversations for masters are not counted. */
  waiting: z.int(),
  pokes: z.int(),
  /** Since when the chat that has waited longest has been waiting. */
  oldest_waiting_at: moment.nullable(),
  here: staff,
  /** How many operators it needs; null when no customer has written in the last weeks. */
  forecast: z
    .object({
      /** For each of `hours`; null when the history is shorter than two weeks, or nothing has been measured. */
      needed: z.array(z.int()).nullable(),
      /** Days of history, up to six weeks. */
      days: z.int(),
      /** Few messages arrived in these hours, so chance has much influence. */
      is_thin: z.boolean(),
      /** Seconds from the claim of a chat to its answer, on average; null when nothing has been measured. */
      handling_seconds: z.number().nullable(),
    })
    .nullable(),
})
export type BoardLanguage = z.infer<typeof boardLanguage>

const boardLease = z.object({
  /** The id of the lease. */
  id: z.uuid(),
  operator: operatorName,
  conversation_id: id,
  people,
  language: languageTag,
  /** When it was claimed. */
  since: moment.nullable(),
  /** Time of the last input of its holder. */
  last_input_at: moment.nullable(),
  /** A coach has paused the holder. */
  paused: z.boolean(),
})
export type BoardLease = z.infer<typeof boardLease>

const list = <Item extends z.ZodType>(item: Item) =>
  z.object({
    /** Number of all; `items` has the first ones. */
    count: z.int(),
    items: z.array(item),
  })

export const board = z.object({
  /** The beginnings of the hours of the forecast; the first one is the current hour. */
  hours: z.array(moment),
  /** Languages with messages in the last weeks, most first, then others in which something waits. */
  languages: z.array(boardLanguage),
  /** Conversations in hand, longest held first. */
  leases: list(boardLease),
  /** Operators on a break, the one that ends first at the top. */
  away: list(z.object({ operator: operatorName, ...reasonFields, since: moment, until: moment.nullable() })),
  /** Conversations that wait for a master, oldest first. */
  handovers: list(z.object({ id, conversation_id: id, people, ...reasonFields, since: moment })),
  /** Operators of the viewer's site owners who get no new conversations, by name; who paused them, and why. */
  paused: z.array(
    z.object({
      operator: operatorName,
      since: moment,
      by: operatorName.nullable(),
      reason: z.string().nullable(),
    }),
  ),
  /** What the viewer did on the board in the last day, latest first. */
  acts: z.array(boardAct),
  hour: z.object({
    /** Bars of five minutes, oldest first; the last one is of the current five minutes. */
    bars: z.array(
      z.object({
        at: moment,
        /** Null when it was not counted, because no node ran. */
        sent: z.int().nullable(),
        skipped: z.int(),
      }),
    ),
    /** Replies in the bars before the last one, and how many were sent within the time that the board aims at. */
    replies: z.int(),
    in_time: z.int(),
  }),
})
export type Board = z.infer<typeof board>

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/board',
  summary: "The coaches' board: what waits, who is here, leases, breaks, handovers, and the last hour",
  access: 'chat_stats.board',
  automatic: true,
  response: board,
})

export const boardEndpoints = { getBoard } as const
