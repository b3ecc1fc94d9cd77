import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { buildApp } from '../../server/src/app.ts'
import { sessionCookie } from '../../server/src/features/sign-in/session.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import type { Db } from '../../server/src/platform/database.ts'
import { openLive } from '../../server/src/platform/live.ts'
import { digestOf, secretsFrom } from '../../server/src/platform/secrets.ts'
import { captureStatements, type Statement } from './capture.ts'
import { fillPeople, fillSessions, fillWaiting, tokenOf } from './fill.ts'
import { analyzeAndCheckpoint, type FreshDatabase, withFreshDatabase } from './fresh-database.ts'
import { print } from './measure.ts'
import { asText, literal, runPgbench, scriptLineOf } from './pgbench.ts'
import { type ClaimResult, sendOverHttp, answerText as text } from './send-over-http.ts'

const operators = 32
const seconds = 8
const conversations = 30_000

await withFreshDatabase(async (fresh) => {
  const operatorIds = await fillPeople(fresh.db, { operators: operators + 1 })
  await fillSessions(fresh.db, operatorIds)
  await fillWaiting(fresh.db, conversations)
  const script = await writeScript(fresh, operatorIds)
  await analyzeAndCheckpoint(fresh.db)
  const http = await sendOverHttp(fresh, { operators, seconds })
  await resetQueue(fresh.db)
  const pgbench = await runPgbench(script, {
    ...fresh,
    clients: operators,
    seconds,
    variables: {
      first_operator: operatorIds[0] ?? 0,
      claim_epoch: 0,
      claim_id: 0,
      claim_conversationId: 0,
      seen: 0,
    },
  })
  print(`Send and next: ${operators} operators; server, callers and database on this machine`, {
    'operator panel over HTTP': http,
    'its statements by pgbench': pgbench,
  })
})

/**
 * Writes the statements of one send-and-next as a script for pgbench: each client answers the conversation in hand, then claims
 * and reads the next.
 */
async function writeScript({ url, db, database }: FreshDatabase, operatorIds: number[]): Promise<string> {
  const [operatorId = 0] = operatorIds.slice(-1)
  const token = tokenOf(operators)
  const live = openLive(url)
  await live.ready
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error' })
  const secrets = secretsFrom(Buffer.alloc(32))
  const app = await buildApp({ ...database, db, replica: db, live, secrets, config })
  const headers = { cookie: `${sessionCookie}=${token}`, 'sec-fetch-site': 'same-origin' }
  const claim = await app.inject({ method: 'POST', url: '/api/queues/reply/claim', headers, payload: {} })
  const { conversation, lease } = claim.json<ClaimResult>()
  const key = randomUUID()
  let next: ClaimResult | undefined
  const statements = await captureStatements(async () => {
    const sent = await app.inject({
      method: 'POST',
      url: `/api/conversations/${conversation.id}/messages`,
      headers: { ...headers, 'idempotency-key': key },
      payload: {
        lease_id: lease.id,
        epoch: lease.epoch,
        in_reply_to: conversation.in_reply_to,
        text,
        next: 'reply',
      },
    })
    next = sent.json().next
  })
  await app.close()
  await live.close()
  if (!next) throw new Error('Nothing was sent')
  const claimRequest = String(statements.find(isClaim)?.values[0])
  const replacements = new Map([
    [String(operatorId), ':operator'],
    [
      claimRequest,
      `jsonb_set(${literal(claimRequest)}::jsonb, '{0,operator_ids,0}', to_jsonb(:operator::bigint))`,
    ],
    [
      asText(digestOf(token)),
      `sha256(convert_to('${token.slice(0, -String(operators).length)}' || :client_id::text, 'UTF8'))`,
    ],
    [String(conversation.id), ':claim_conversationId'],
    [String(conversation.in_reply_to), ':seen'],
    [key, 'gen_random_uuid()::text'],
    [String(next.conversation.id), ':claim_conversationId'],
  ])
  return scriptOf(statements, replacements)
}

function isClaim({ text }: Pick<Statement, 'text'>): boolean {
  return text.includes('claim_conversations(')
}

function scriptOf(statements: Statement[], replacements: Map<string, string>): string {
  const own = statements.filter(({ text }) => !text.includes('pg_notify'))
  const commitEnd = own.findIndex(({ text }) => text === 'commit') + 1
  const lines = (list: Statement[]) =>
    list.map((statement) => scriptLineOf(statement, replacements, resultVariablesOf(statement)))
  return [
    '\\set operator :first_operator + :client_id\n',
    '\\if :claim_epoch > 0\n',
    ...lines(own.slice(0, commitEnd)),
    '\\endif\n',
    ...lines(own.slice(commitEnd)),
    '\\set seen :read_customer_message_id\n',
  ].join('')
}

/** The results that the next statements, and the next round, use. */
function resultVariablesOf({ text }: Statement): string {
  if (isClaim({ text })) return ' \\gset claim_'
  return text.includes('"cu"."alert"') ? ' \\gset read_' : ';'
}

/** Resets the queue, without what was answered over HTTP. */
async function resetQueue(db: Db) {
  await sql`delete from queue_items where expires_at is not null`.execute(db)
  await fillWaiting(db, conversations)
  await analyzeAndCheckpoint(db)
}
