import { createHash } from 'node:crypto'
import type { AuditAction } from '@panel/contract'
import type { Tx } from '../../platform/database.ts'
import { chanceOf } from './chance.ts'
import { hour, minute } from './hours.ts'
import type { Act } from './load-acts.ts'
import type { Shift } from './shifts.ts'
import { moment, store, takeIds } from './store.ts'

const devices = [
  'Firefox on Windows',
  'Chrome on Windows',
  'Edge on Windows',
  'Safari on macOS',
  'Chrome on Android',
]

/**
 * Stores the sign-ins and breaks of the shifts.
 * @param present those of whom there are sessions: who is of the demo's sign-ins signs in when somebody does
 */
export async function loadShifts(
  tx: Tx,
  shifts: readonly Shift[],
  { now, present }: { now: number; present: ReadonlySet<number> },
): Promise<Act[]> {
  const chance = chanceOf('sign-ins')
  const logins = new Map(
    (await tx.selectFrom('operators').select(['id', 'login']).execute()).map(({ id, login }) => [id, login]),
  )
  const worked = shifts.filter(({ operatorId }) => present.has(operatorId))
  const sessionIds = await takeIds(tx, 'sessions', worked.length)
  const signIns = worked.map((shift, place) => ({
    ...shift,
    id: sessionIds[place] ?? 0,
    login: logins.get(shift.operatorId) ?? '',
    device: devices[shift.operatorId % devices.length] ?? '',
    address: `203.0.113.${1 + (shift.operatorId % 250)}`,
    isWrong: chance.happens(0.05),
    isOver: shift.ends < now - minute,
  }))
  await store(
    tx,
    'sessions',
    signIns.map(({ id, operatorId, begins, ends, device, address, isOver }) => ({
      ...{ id, operator_id: operatorId, device, address, tfa_at: moment(begins) },
      token_hash: `\\x${createHash('sha256').update(`session ${id} of the demo`).digest('hex')}`,
      created_at: moment(begins - 25_000),
      last_act_at: moment(isOver ? ends - 2 * minute : now - chance.below(150_000)),
      ...{ ends_at: moment(begins + 12 * hour), ended_at: isOver ? moment(ends) : null },
    })),
  )
  const history = signIns.flatMap(({ operatorId, login, device, address, begins, ends, isWrong, isOver }) => {
    const entry = (at: number, result: string) => ({
      ...{ at: moment(at), operator_id: operatorId, login, address, device, result },
    })
    return [
      ...(isWrong ? [entry(begins - 40_000, 'password_wrong')] : []),
      entry(begins - 25_000, 'password_ok'),
      entry(begins, 'code_ok'),
      ...(isOver ? [entry(ends, 'signed_out')] : []),
    ]
  })
  await store(
    tx,
    'login_history',
    history.sort((a, b) => (a.at < b.at ? -1 : 1)),
  )
  const breaks = await loadBreaks(tx, worked, now)
  const session = (action: AuditAction, at: number, { operatorId }: Shift): Act => ({
    ...{ at, operatorId, siteownerId: null, action, subject: ['operator', operatorId] },
  })
  return [
    ...breaks,
    ...signIns.flatMap((shift) => [
      session('session.open', shift.begins - 25_000, shift),
      session('session.verify', shift.begins, shift),
      ...(shift.isOver ? [session('session.end', shift.ends, shift)] : []),
    ]),
  ]
}

/** Somebody is on a break now. */
async function loadBreaks(tx: Tx, shifts: readonly Shift[], now: number): Promise<Act[]> {
  const chance = chanceOf('breaks')
  const breaks = shifts.flatMap(({ operatorId, begins }) =>
    [1, 2, 3]
      .map((part) => ({
        operatorId,
        at: Math.round(begins + part * 115 * minute + chance.between(0, 50 * minute)),
        lasts: 50_000 + chance.below(65_000),
        reason_code: chance.oneOf(['water', 'water', 'toilet', 'phone', 'technical']),
      }))
      .filter(({ at, lasts }) => at + lasts < now),
  )
  const present = shifts.find(
    ({ operatorId, begins, ends }) =>
      begins < now - hour &&
      ends > now + 10 * minute &&
      breaks.every((other) => other.operatorId !== operatorId || other.at < now - 10 * minute),
  )
  if (present)
    breaks.push({
      ...{ operatorId: present.operatorId, at: now - 15_000, lasts: Number.POSITIVE_INFINITY },
      reason_code: 'water',
    })
  const ids = await takeIds(tx, 'away_times', breaks.length)
  breaks.sort((a, b) => a.at - b.at)
  await store(
    tx,
    'away_times',
    breaks.map(({ operatorId, at, lasts, reason_code }, place) => ({
      ...{ id: ids[place], operator_id: operatorId, reason_code, is_pause: false },
      ...{
        started_at: moment(at),
        ends_at: moment(at + 2 * minute),
        ended_at: at + lasts < now ? moment(at + lasts) : null,
      },
    })),
  )
  return breaks.flatMap(({ operatorId, at, lasts }, place): Act[] => {
    const act = { operatorId, siteownerId: null, subject: ['away_time', ids[place] ?? 0] as Act['subject'] }
    return [
      { ...act, at, action: 'away_time.start' },
      ...(at + lasts < now ? [{ ...act, at: at + lasts, action: 'away_time.end' as const }] : []),
    ]
  })
}
