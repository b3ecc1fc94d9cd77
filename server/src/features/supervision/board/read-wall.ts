import { hasRight, isRight, lateMinutesOf, type WallBoard } from '@panel/contract'
import { languageOf } from '@panel/contract/rules/locale'
import { sql } from 'kysely'
import type { Caches } from '../../../platform/caches.ts'
import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { digestOf } from '../../../platform/secrets.ts'
import type { Services } from '../../../services.ts'
import { networkOf } from '../../people/sign-in/visitor.ts'
import { openSettings } from '../../settings/cached-settings.ts'
import { limitWallReads, readsPerAddress, readsPerWall, refusedPerAddress } from './limit-wall-reads.ts'
import { isOpenWall } from './make-wall.ts'
import type { ReadSight } from './read-board.ts'

/** Milliseconds for which the walls of the same site owners get the same figures. */
const sharedFor = 5_000
const everySite = 'all'

/**
 * Reads the board for a wall screen. It shows what the maker of its link may see now. An unknown link, one that has ended, and one
 * whose maker is suspended or has lost the board get the same answer.
 */
export function openWall(
  { db, caches, log }: { db: Db; caches: Caches; log: Services['log'] },
  readSight: ReadSight,
) {
  const count = limitWallReads()
  const findSettings = openSettings(db, caches)
  const readShared = caches.open({
    loadEach: async (siteowners: string) =>
      withoutNames(
        await readSight({
          siteownerIds: siteowners === everySite ? null : siteowners.split(',').filter(Boolean).map(Number),
        }),
      ),
    changedBy: ({ topic }) => topic === 'queue',
    validFor: () => sharedFor,
  })

  /** @throws {AppError} `wall_ended`, `too_many_requests` */
  return async (authorization: string | undefined, address: string | null): Promise<WallBoard> => {
    const network = address === null ? 'unknown' : networkOf(address)
    count(`address ${network}`, readsPerAddress)
    const wall = authorization === undefined ? null : await findWall(db, authorization.replace('Bearer ', ''))
    if (!wall || !hasRight(wall.rights.filter(isRight), 'chat_stats.board')) {
      count(`refused ${network}`, refusedPerAddress)
      throw new AppError('wall_ended')
    }
    count(`wall ${wall.id}`, readsPerWall)
    // A database that accepts no changes does not darken the wall.
    if (wall.is_seen_long_ago) await see(db, wall.id).catch((error: unknown) => log.warn(error))
    const [settings, shared] = await Promise.all([
      findSettings(),
      readShared(wall.siteowner_ids?.join() ?? everySite),
    ])
    return {
      language: languageOf(wall.language),
      expires_at: wall.expires_at,
      late_minutes: lateMinutesOf(settings),
      ...shared,
    }
  }
}

const findWall = async (db: Db, token: string) =>
  (await db
    .selectFrom('board_walls as w')
    .innerJoin('operators as o', 'o.id', 'w.made_by')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .where('w.token_hash', '=', digestOf(token))
    .where(isOpenWall)
    .where('o.suspended_at', 'is', null)
    .select([
      'w.id',
      'w.language',
      'w.expires_at',
      'o.siteowner_ids',
      'p.rights',
      sql<boolean>`coalesce(w.last_seen_at < now() - interval '1 minute', true)`.as('is_seen_long_ago'),
    ])
    .executeTakeFirst()) ?? null

const see = (db: Db, id: number) =>
  db.updateTable('board_walls').set({ last_seen_at: sql<string>`now()` }).where('id', '=', id).execute()

type Shared = Omit<WallBoard, 'language' | 'expires_at' | 'late_minutes'>

/** Only numbers and times: what is not named here does not reach a wall. */
function withoutNames({
  hours,
  languages,
  staff,
  leases,
  handovers,
  hour,
}: Awaited<ReturnType<ReadSight>>): Shared {
  const backs = staff.flatMap(({ state, away_until }) => (state === 'away' && away_until ? [away_until] : []))
  const [next = null] = backs.toSorted((one, other) => Date.parse(one) - Date.parse(other))
  return {
    hours,
    languages,
    leases: { count: leases[0]?.count ?? 0, longest_since: leases[0]?.since ?? null },
    away: { count: backs.length, next_back_at: next },
    handovers: { count: handovers[0]?.count ?? 0, oldest_since: handovers[0]?.since ?? null },
    hour,
  }
}
