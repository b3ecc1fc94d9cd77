import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, moment, text } from '../fields.ts'
import { lateMinutes } from '../late-minutes.ts'
import { operatorName } from '../operator-name.ts'
import { interfaceLanguages } from '../rules/enumerations.ts'
import { board } from './board.ts'

const language = z.enum(interfaceLanguages)

const boardWall = z.object({
  id,
  made_by: operatorName,
  made_at: moment,
  expires_at: moment,
  /** When a screen last read it, to a minute. */
  last_seen_at: moment.nullable(),
})
export type BoardWall = z.infer<typeof boardWall>

export const getBoardWalls = endpoint({
  method: 'GET',
  path: '/api/board/walls',
  summary:
    'List the links of wall screens that work: own ones, and those of operators whom the caller may manage',
  access: 'chat_stats.board',
  automatic: true,
  response: z.object({ items: z.array(boardWall) }),
})

export const makeBoardWall = endpoint({
  method: 'POST',
  path: '/api/board/walls',
  summary: 'Make a link that shows the board on a wall screen, without names, for thirty days',
  access: 'chat_stats.board',
  body: z.strictObject({ language }),
  // The token is in no later response: only its digest is stored.
  response: z.object({ id, token: z.string(), expires_at: moment }),
  errors: ['too_many_walls'],
})

export const revokeBoardWall = endpoint({
  method: 'POST',
  path: '/api/board/walls/:id/revoke',
  summary: 'End a link of a wall screen at once',
  access: 'chat_stats.board',
  params: z.strictObject({ id: idParam }),
  response: z.object({}),
  errors: ['wall_ended'],
})

const { hours, languages, hour } = board.shape

/** The board without names, without ids of conversations and operators, and without reasons. */
const wallBoard = z.object({
  language,
  expires_at: moment,
  /** From when on what waits is late, by the thresholds. */
  late_minutes: lateMinutes,
  hours,
  languages,
  /** Conversations in hand, and since when the one that is held longest. */
  leases: z.object({ count: z.int(), longest_since: moment.nullable() }),
  /** Operators on a break, and when the first one is back. */
  away: z.object({ count: z.int(), next_back_at: moment.nullable() }),
  /** Conversations that wait for a master, and since when the oldest one. */
  handovers: z.object({ count: z.int(), oldest_since: moment.nullable() }),
  hour,
})
export type WallBoard = z.infer<typeof wallBoard>

export const getWall = endpoint({
  method: 'GET',
  path: '/api/wall',
  summary: 'The board for a wall screen, as its maker may see it now. The header has the token of the link',
  access: 'public',
  automatic: true,
  polled: true,
  headers: z.looseObject({
    /** `Bearer` and the token: a header, so that no log of addresses has it. */
    authorization: text(120).optional(),
  }),
  response: wallBoard,
  errors: ['wall_ended', 'too_many_requests'],
})

export const boardWallEndpoints = { getBoardWalls, makeBoardWall, revokeBoardWall, getWall } as const
