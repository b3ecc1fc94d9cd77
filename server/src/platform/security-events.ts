import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { Counter, type Registry } from 'prom-client'
import type { Db } from './database.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { storeTogether } from './store-together.ts'

/**
 * Possible attacks:
 * - `access_refused`: an operator called an endpoint without the right for it
 * - `foreign_id`: an operator requested something that exists and is not visible to them
 * - `cross_site`: a page of another site sent a request with the session cookie, or tried to
 * - `site_key_wrong`: the site API was called without a valid key
 * - `session_cookie_forged`: a session cookie with a token that was never issued
 * - `session_cookie_doubled`: a request with two session cookies
 * - `prototype_key`: a body with a key `__proto__`
 * - `calls_limited`: a session or a site exceeded its calls per minute
 * - `csp_violation`: a browser reported a violation of the content security policy
 */
export const securityEventKinds = [
  'access_refused',
  'foreign_id',
  'cross_site',
  'site_key_wrong',
  'session_cookie_forged',
  'session_cookie_doubled',
  'prototype_key',
  'calls_limited',
  'csp_violation',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

export type SecurityEvent = {
  kind: SecurityEventKind
  operatorId: number | null
  address: string | null
  /** Method and route: `GET /api/conversations/:id` */
  route: string
  /** The object of the event: `conversation 12` */
  subject?: string
}

export type SecurityEvents = {
  /** Counts an event. It is written a moment later, so that the response time reveals nothing. */
  record(event: SecurityEvent): void
  /** Writes the events that were counted so far. */
  flush(): Promise<void>
  close(): Promise<void>
}

type Counted = Omit<SecurityEvent, 'subject'> & { count: number; subjects: Set<string> }

/** Milliseconds in which events are collected. */
const gatherFor = 500
/** Milliseconds until the next try when the database is not available. */
const retryAfter = 5_000
/** Maximum number of rows of a node per minute. Further events are counted without their caller. */
const maxRows = 500
/** Maximum number of objects that one row lists. */
const maxSubjects = 20

/** Counts events in one row per minute for each caller and route. */
export function openSecurityEvents(db: Db, registry: Registry, log: FastifyBaseLogger): SecurityEvents {
  const counter = new Counter({
    name: 'panel_security_events_total',
    help: 'Possible attacks, by kind',
    labelNames: ['kind'],
    registers: [registry],
  })
  for (const kind of securityEventKinds) counter.inc({ kind }, 0)

  let waiting = new Map<string, Counted>()
  let seen = new Set<string>()
  let seenSince = Date.now()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function rowOf({ subject: _, ...event }: SecurityEvent): Omit<SecurityEvent, 'subject'> {
    if (Date.now() - seenSince > 60_000) {
      seen = new Set()
      seenSince = Date.now()
    }
    const key = JSON.stringify(event)
    if (seen.has(key)) return event
    if (seen.size >= maxRows) return { kind: event.kind, operatorId: null, address: null, route: 'others' }
    seen.add(key)
    return event
  }

  function add(row: Omit<SecurityEvent, 'subject'>, count: number, subjects: Iterable<string>) {
    const key = JSON.stringify(row)
    const counted = waiting.get(key) ?? { ...row, count: 0, subjects: new Set() }
    counted.count += count
    for (const subject of subjects) if (counted.subjects.size < maxSubjects) counted.subjects.add(subject)
    waiting.set(key, counted)
  }

  async function write() {
    const rows = [...waiting.values()]
    waiting = new Map()
    if (rows.length === 0) return
    try {
      await storeTogether(
        rows,
        (some) => store(db, some),
        (error) => log.warn({ err: error }, 'a security event cannot be stored'),
      )
    } catch (error) {
      log.warn({ err: error }, 'security events could not be written yet')
      for (const { count, subjects, ...row } of rows) add(row, count, subjects)
      timer ??= setTimeout(() => void flush(), retryAfter).unref()
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  return {
    record(event) {
      counter.inc({ kind: event.kind })
      add(rowOf(event), 1, event.subject === undefined ? [] : [event.subject])
      timer ??= setTimeout(() => void flush(), gatherFor)
    },
    flush,
    close: flush,
  }
}

async function store(db: Db, rows: readonly Counted[]) {
  // Nodes that write the same rows lock them in the same order.
  const json = JSON.stringify(rows.map((row) => ({ ...row, subjects: [...row.subjects] })))
  await sql`
    insert into security_events as e (minute, kind, operator_id, address, route, count, subjects)
    select date_trunc('minute', now()), kind, "operatorId", address, route, count,
      array(select jsonb_array_elements_text(subjects))
    from jsonb_to_recordset(${json}::jsonb)
      as r(kind text, "operatorId" bigint, address inet, route text, count int, subjects jsonb)
    order by kind, "operatorId", address, route
    on conflict (minute, kind, operator_id, address, route) do update
      set count = e.count + excluded.count,
        subjects = array(select distinct s from unnest(e.subjects || excluded.subjects) s limit ${maxSubjects})`.execute(
    db,
  )
}

/** How long events are kept for an investigation. */
const keptDays = 90

/** Deletes old events. @returns their number */
export function forgetSecurityEvents(db: Db): Promise<number> {
  return deleteInBatches(db, 'security_events', sql`minute < now() - make_interval(days => ${keptDays})`)
}
