import { execFileSync } from 'node:child_process'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { rollUpStatistics } from '../../server/src/features/insight/stats/roll-up.ts'
import type { Db } from '../../server/src/platform/database.ts'
import { endChild, root } from './child.ts'
import { fillSessions, tokenOf } from './fill.ts'
import { type Filled, withCopyOf, withSeeded } from './lists/databases.ts'
import { siteKey } from './lists/world.ts'
import { measured, print } from './measure.ts'
import { measurePaints } from './paint-page.ts'
import { type ClaimResult, operatorAt } from './send-over-http.ts'
import { serveDatabase } from './server.ts'

/**
 * Five hundred operators on a long history: all claim at once, then each answers at the pace of a person, and then so fast that
 * they send a hundred messages per second, while a browser shows one more operator the conversations.
 * `--data`: a DATA_DIR that `npm run seed` has filled; without it, `--messages` are generated.
 */

const operators = 500
/** Seconds from one answer of an operator to the next, on average. */
const paces = { human: 20, hurried: operators / 100 }
const painted = 100
/** Messages that a site may send at once. */
const perCall = 500

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    messages: { type: 'string', default: '10000000' },
    seconds: { type: 'string', default: '60' },
  },
})
const [messages, seconds] = [Number(values.messages), Number(values.seconds)]

type Operator = ReturnType<typeof operatorAt> & { inHand: ClaimResult }

execFileSync(process.execPath, ['scripts/build-web.mjs'], { cwd: root, stdio: 'inherit' })
await (values.data === undefined ? withSeeded(messages, run) : withCopyOf(values.data, run))

async function run({ url, folder, db }: Filled) {
  const ids = await addOperators(db)
  await fillSessions(db, ids)
  const { child, port, address } = await serveDatabase({ url, folder })
  const agent = new Agent({ keepAlive: true })
  try {
    await receiveMessages(db, address, 15_000)
    await finishPreparation(db)
    const claims: number[] = []
    const team = await Promise.all(
      ids.slice(0, operators).map(async (_id, number) => {
        const caller = operatorAt(agent, port, tokenOf(number))
        return { ...caller, inHand: await timed(claims, caller.claim) }
      }),
    )
    const end = performance.now() + seconds * 1_000
    const human = await answerAtPace(team, paces.human, () => performance.now() < end)
    let isPainting = true
    const [hurried, paints] = await Promise.all([
      answerAtPace(team, paces.hurried, () => isPainting),
      measurePaints({ url: address, session: tokenOf(operators) }, painted).finally(() => {
        isPainting = false
      }),
    ])
    print(`${operators} operators; every call without an error`, {
      'claims at once': measured(Number.NaN, claims),
      [`send and next, each every ${paces.human} s`]: human,
      [`send and next, each every ${paces.hurried} s`]: hurried,
      'painted in the browser meanwhile': measured(
        Number.NaN,
        paints.map(({ total }) => total),
      ),
    })
  } finally {
    agent.destroy()
    await endChild(child)
  }
}

/** Operators for all languages and site owners, and one more for the browser. @returns their ids */
async function addOperators(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into operators (login, name, password_hash, team_id, permissions_id, languages, totp_enrolled_at)
    select 'shift-' || n, 'Operator ' || n, '-', o.team_id, o.permissions_id,
      (select array_agg(distinct language) from conversations where id < 10000), now()
    from generate_series(0, ${operators}::int) n, (select * from operators where login like 'writer-%' order by id limit 1) o
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Customers of the first site owner write in conversations that have been answered. */
async function receiveMessages(db: Db, address: string, count: number) {
  const { rows } = await sql<{ customer: string; profile: string }>`
    select cu.external_id as customer, p.external_id as profile
    from conversations c join customers cu on cu.id = c.customer_id join profiles p on p.id = c.profile_id
      join site_keys k on k.siteowner_id = c.siteowner_id and k.key_hash = sha256(convert_to(${siteKey}, 'UTF8'))
    where c.status = 'answered' and not exists (select from queue_items q where q.conversation_id = c.id)
      and not exists (select from holds h where h.customer_id = c.customer_id)
    order by c.last_message_at desc limit ${count}`.execute(db)
  for (let start = 0; start < rows.length; start += perCall) {
    const response = await fetch(`${address}/site/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${siteKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: rows.slice(start, start + perCall).map(({ customer, profile }, place) => ({
          external_id: `shift ${Date.now()} ${start + place}`,
          customer_external_id: customer,
          profile_external_id: profile,
          text: 'Made the soup! Far too much pepper, but the dog approved. What are you cooking then?',
          sent_at: new Date().toISOString(),
        })),
      }),
    })
    if (!response.ok) throw new Error(`The messages were refused: ${await response.text()}`)
  }
}

/** What the preparation has caused is not measured: 15,000 customers answer messages of earlier days, all in some seconds. */
async function finishPreparation(db: Db) {
  await rollUpStatistics(db)
  await sql`checkpoint`.execute(db)
}

/**
 * Each operator writes for a random time, answers, and gets the next conversation, until the end. The times are shorter than a
 * lease, which nobody renews here.
 */
async function answerAtPace(team: Operator[], pace: number, goesOn: () => boolean) {
  const times: number[] = []
  const start = performance.now()
  await Promise.all(
    team.map(async (operator) => {
      for (;;) {
        await wait(1_000 * pace * (0.5 + Math.random()))
        if (!goesOn()) return
        operator.inHand = await timed(times, () => operator.answer(operator.inHand))
      }
    }),
  )
  return measured(times.length / ((performance.now() - start) / 1_000), times)
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  times.push(performance.now() - start)
  return result
}
