import { sql } from 'kysely'
import { makeOldConversation, makeOldMonths } from '../../../server/src/testing/archive-world.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../server/src/testing/make.ts'
import { makeConversation, makeSkip } from '../../../server/src/testing/make-conversations.ts'
import { startChild, waitForExit } from '../child.ts'
import { type Fault, inSeconds, timeUntil } from './fault.ts'
import { signIn } from './sign-in.ts'
import { type TestPanel, withTestPanel } from './test-panel.ts'

const rows = 30_000
/** Milliseconds within which work begins, and goes on after its node was killed: an export belongs to its run for a minute. */
const [beginsWithin, endsWithin] = [120_000, 240_000]

/** An export, an erasure and the archive are killed while they work. */
export const background: Fault = {
  name: 'background',
  promise:
    'A node is killed in an export and an erasure, and the archive is: all go on, nothing is lost or doubled',
  async run({ prepare }) {
    return withTestPanel({ prepare }, async (panel) => {
      const [node] = panel.nodes
      const exported = await orderExport(panel)
      const isBegun = async () => (await exported.parts()) > 1
      const began = await timeUntil(isBegun, beginsWithin)
      await node.end('SIGKILL')
      await node.start()
      const isReady = await timeUntil(exported.isReady, endsWithin)
      // An erasure deletes the files that can have words of the customer.
      const lines = await exported.lines()
      const erased = await orderErasure(panel)
      const isErasing = await timeUntil(erased.isWorking, beginsWithin)
      await node.end('SIGKILL')
      await node.start()
      const isErased = await timeUntil(erased.isFinished, endsWithin)
      const words = await erased.words()
      const archived = await archive(panel)
      return {
        measured: `killed in an export after ${inSeconds(began)}, in an erasure after ${inSeconds(isErasing)}; ended after ${inSeconds(isReady)} and ${inSeconds(isErased)}: ${lines} rows, ${words} texts left; archive: ${archived}`,
        broken: [
          ...(began === undefined || isErasing === undefined ? ['the work did not begin'] : []),
          ...(isReady === undefined || isErased === undefined ? ['the work did not end'] : []),
          ...(lines === rows ? [] : [`the file has ${lines} of ${rows} rows`]),
          ...(words === 0 ? [] : [`${words} texts of an erased customer`]),
          ...(archived === 'all' ? [] : [`archive: ${archived}`]),
        ],
      }
    })
  },
}

/** A coach orders the log of skips. */
async function orderExport({ db, nodes: [node] }: TestPanel) {
  const conversation = await makeConversation(db)
  await makeLevel(db, { id: 161, rights: ['chat_stats.skiplog'] })
  const { id: operatorId } = await makeOperator(db, {
    permissions_id: 161,
    siteowner_ids: [conversation.siteowner.id],
  })
  await makeSkip(db, { conversationId: conversation.id, operatorId })
  await sql`insert into skips (conversation_id, siteowner_id, language, operator_id, reason_words, created_at)
    select conversation_id, siteowner_id, language, operator_id, reason_words, created_at - number * interval '1 second'
    from skips, generate_series(1, ${rows - 1}::int) number where operator_id = ${operatorId}`.execute(db)
  const headers = { ...(await signIn(db, operatorId)), 'content-type': 'application/json' }
  const ordered = await fetch(`${node.url}/api/skiplog.csv`, { method: 'POST', headers, body: '{}' })
  // The cast: it is the panel's own answer.
  const { id } = ((await ordered.json()) as { export: { id: number } }).export
  const row = () =>
    db.selectFrom('exports').where('id', '=', id).select(['part_count', 'state']).executeTakeFirstOrThrow()
  return {
    parts: async () => (await row()).part_count,
    isReady: async () => (await row()).state === 'ready',
    /** Rows below the head of the file. */
    async lines() {
      const file = await fetch(`${node.url}/api/exports/${id}/file.csv`, { headers })
      if (!file.ok) throw new Error(await file.text())
      return (await file.text()).trimEnd().split('\n').length - 1
    },
  }
}

/** A site erases a customer with many messages. */
async function orderErasure({ db, nodes: [node] }: TestPanel) {
  const siteowner = await makeSiteowner(db)
  const { id, customer } = await makeConversation(db, { siteowner })
  await sql`insert into messages (conversation_id, siteowner_id, direction, type, body, sent_at)
    select ${id}, ${siteowner.id}, 'in', 'chat', 'Words ' || number, now() from generate_series(1, ${rows}::int) number`.execute(
    db,
  )
  await fetch(`${node.url}/site/v1/customers/${customer.external_id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${siteowner.key}` },
  })
  const row = () =>
    db
      .selectFrom('erasures')
      .where('customer_id', '=', customer.id)
      .select(['finished_steps', 'finished_at'])
      .executeTakeFirstOrThrow()
  return {
    isWorking: async () => (await row()).finished_steps.length > 0,
    isFinished: async () => (await row()).finished_at !== null,
    async words() {
      const { rows: left } = await sql<{ count: number }>`
        select count(*) from messages where conversation_id = ${id} and body <> '—'`.execute(db)
      return left[0]?.count ?? 0
    },
  }
}

/** Kills the archive while it works, and repeats it. @returns 'all' when every message is there once */
async function archive({ db, environment, postgres }: TestPanel): Promise<string> {
  await makeOldMonths(db)
  // The last hours of a month are the first day of the next one in the time zone of the service.
  await sql`insert into stats_rolled_days (day, rolled_up_at, last_message_id) values ('2025-01-01', now(), 0)`.execute(
    db,
  )
  const { id, siteowner } = await makeOldConversation(db)
  await sql`insert into messages (conversation_id, siteowner_id, direction, type, body, created_at, sent_at)
    select ${id}, ${siteowner.id}, 'in', 'chat', 'Old ' || number, '2024-11-20', '2024-11-20'
    from generate_series(1, ${rows}::int) number`.execute(db)
  const count = async () => {
    const { rows: found } = await sql<{ count: number }>`
      select count(distinct id) from all_messages where conversation_id = ${id}`.execute(db)
    return found[0]?.count ?? 0
  }
  const before = await count()
  const start = () =>
    startChild('archive', ['server/src/archive.ts', '--before', '2025-01'], {
      ...environment,
      DATABASE_URL: postgres.url,
    })
  const killed = start()
  await timeUntil(async () => {
    const working =
      await sql`select from pg_locks where locktype = 'advisory' and granted and pid <> pg_backend_pid()
      and pid in (select pid from pg_stat_activity where query like '%messages_2024%')`.execute(db)
    return working.rows.length > 0 || killed.exitCode !== null
  }, beginsWithin)
  killed.kill('SIGKILL')
  await waitForExit(killed)
  const code = await waitForExit(start())
  const after = await count()
  const { rows: live } = await sql<{ count: number }>`
    select count(*) from messages where conversation_id = ${id} and created_at < '2025-01-01'`.execute(db)
  if (code !== 0) return `ended with ${code}`
  return after === before && live[0]?.count === 0
    ? 'all'
    : `${after} of ${before}, ${live[0]?.count} not moved`
}
