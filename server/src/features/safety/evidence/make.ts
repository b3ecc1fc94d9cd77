import { createHash, randomUUID } from 'node:crypto'
import type { EvidenceFault, EvidenceFormat } from '@panel/contract'
import { sql } from 'kysely'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import { findErasure } from '../../conversations/customers/find-erasure.ts'
import { lockCustomers } from '../../conversations/customers/holds.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { canonicalJson } from './canonical-json.ts'
import { writePage } from './html/write-page.ts'
import { readDocument, TooManyMessages } from './read-document.ts'

/** A run of this node that makes a file. */
type Run = Awaited<ReturnType<typeof claim>> & object

/** Minutes after which another node makes the file. */
const runMinutes = 10

/** SQL: the end of the time of a run that begins now, by the clock of the database. */
export const evidenceRunEnd = sql<string>`now() + make_interval(mins => ${sql.lit(runMinutes)})`

/** Failures after which a file is stopped, and seconds until it is tried again, for each failure. */
const [maxFailures, retrySeconds] = [3, 10]
const partBytes = 1_000_000

/** Makes the evidence file that has waited longest. @returns whether there was one */
export async function makeEvidence(db: Db, onFault: (error: unknown) => void = () => {}): Promise<boolean> {
  const run = await claim(db)
  if (!run) return false
  try {
    await store(db, run, await make(db, run))
  } catch (error) {
    if (error instanceof TooManyMessages) await stop(db, run, 'too_large')
    else {
      onFault(error)
      await recordFailure(db, run)
    }
  }
  return true
}

async function claim(db: Db) {
  const run = randomUUID()
  const claimed = await db
    .updateTable('evidence_files')
    .set({ state: 'making', run, run_until: evidenceRunEnd })
    .where(
      'id',
      '=',
      sql<number>`(select id from evidence_files where state in ('waiting', 'making')
        and (run_until is null or run_until <= now()) order by id limit 1 for update skip locked)`,
    )
    .returning([
      'id',
      'escalation_id',
      'customer_id',
      'language',
      'timezone',
      'has_names',
      'failures',
      'ordered_by',
      sql<string>`now()`.as('made_at'),
      sql<string>`(select name from operators o where o.id = ordered_by)`.as('ordered_by_name'),
    ])
    .executeTakeFirst()
  return claimed ? { ...claimed, run } : null
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function make(db: Db, run: Run) {
  const document = await readDocument(db, run.escalation_id, { hasNames: run.has_names })
  const json = Buffer.from(canonicalJson(document))
  const digest = sha256(json)
  const page = await writePage({
    document,
    digest,
    language: run.language,
    timezone: run.timezone,
    made: {
      by: run.has_names ? `${run.ordered_by_name} (${run.ordered_by})` : String(run.ordered_by),
      at: run.made_at,
    },
  })
  return {
    files: { json, html: page },
    columns: {
      json_digest: digest,
      html_digest: sha256(page),
      json_bytes: json.length,
      html_bytes: page.length,
      message_count: document.conversations.reduce((count, { messages }) => count + messages.length, 0),
      lease_count: document.leases.length,
    },
  }
}

/** The row and its parts in one transaction. The customer is locked, so no file is stored after an erasure has begun. */
async function store(db: Db, run: Run, { files, columns }: Awaited<ReturnType<typeof make>>) {
  const { evidence_days: days } = await readSettings(db)
  await transaction(db, async (tx) => {
    await lockCustomers(tx, [run.customer_id])
    const isErased = (await findErasure(tx, { customerId: run.customer_id })) !== undefined
    const kept = await ofRun(tx, run)
      .set({
        ...(isErased ? {} : columns),
        state: isErased ? 'deleted' : 'ready',
        run: null,
        run_until: null,
        finished_at: sql<string>`now()`,
        expires_at: sql<string>`now() + make_interval(days => ${days})`,
      })
      .returning('id')
      .executeTakeFirst()
    if (!kept || isErased) return
    await insertParts(tx, run.id, 'json', files.json)
    await insertParts(tx, run.id, 'html', files.html)
    announce(tx, { topic: 'holds' })
  })
}

const ofRun = (tx: Db, { id, run }: Run) =>
  tx.updateTable('evidence_files').where('id', '=', id).where('run', '=', run).where('state', '=', 'making')

async function insertParts(tx: Tx, fileId: number, format: EvidenceFormat, bytes: Buffer) {
  for (let number = 0; number * partBytes < bytes.length; number++) {
    const content = bytes.subarray(number * partBytes, (number + 1) * partBytes)
    await tx.insertInto('evidence_parts').values({ file_id: fileId, format, number, content }).execute()
  }
}

function stop(db: Db, run: Run, fault: EvidenceFault) {
  return transaction(db, async (tx) => {
    await ofRun(tx, run)
      .set({ state: 'stopped', fault, run: null, run_until: null, finished_at: sql<string>`now()` })
      .execute()
    announce(tx, { topic: 'holds' })
  })
}

async function recordFailure(db: Db, run: Run) {
  const failures = run.failures + 1
  if (failures >= maxFailures) return stop(db, run, 'failed')
  await ofRun(db, run)
    .set({
      failures,
      state: 'waiting',
      run: null,
      run_until: sql<string>`now() + make_interval(secs => ${failures * retrySeconds})`,
    })
    .execute()
}
