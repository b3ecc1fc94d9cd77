import { Agent } from 'node:http'
import { type ClaimResult, getQueues, getUser } from '@panel/contract'
import { robotLogin } from '@panel/demo/robot-sign-ins'
import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/database.ts'
import { openClient } from '../../simulator/src/robots/client.ts'
import type { Robot } from '../../simulator/src/robots/run.ts'
import { signIn } from '../../simulator/src/robots/sign-in.ts'
import { newTally } from '../../simulator/src/robots/tally.ts'

const never = new AbortController().signal

/** Signs in a robot that is not used by another run. */
export async function signRobotIn(url: string, number: number): Promise<Robot> {
  const robot: Robot = {
    login: robotLogin(number),
    place: 0,
    client: openClient(new URL(url), new Agent({ keepAlive: true })),
    run: { queue: 'smart', pace: 0, tally: newTally(), stop: never, giveUp: never },
    habits: () => ({ kind: 'answer' }),
    isMaster: false,
  }
  await signIn(robot)
  return robot
}

/** Claims a conversation and hands it over to the masters. */
export async function handOverOne({ client, login }: Robot) {
  const claim = await client.call('POST', '/api/queues/reply/claim', {})
  // The cast: the server has parsed its response with the contract.
  const claimed = claim.body as ClaimResult
  if (claimed.conversation === null) throw new Error(`Nothing waits for ${login} to hand over`)
  const { id } = claimed.conversation
  const lease = { lease_id: claimed.lease.id, epoch: claimed.lease.epoch }
  const handed = await client.call('POST', `/api/conversations/${id}/handover`, {
    ...lease,
    reason_words: 'For a master',
  })
  if (handed.status !== 200) throw new Error(`The handover of ${id} returned ${handed.status}`)
}

export type Badges = Record<
  'open_messages' | 'open_pokes' | 'open_reports' | 'reply' | 'poke' | 'smart',
  number
>

/** The badges and queue counts that the panel returns to this operator, and the same counted with plain SQL. */
export async function compareBadges(db: Db, robot: Robot): Promise<{ fromPanel: Badges; counted: Badges }> {
  const { client, login, isMaster } = robot
  const { user } = getUser.response.parse((await client.call('GET', '/api/user.php')).body)
  const queues = getQueues.response.parse((await client.call('GET', '/api/queues')).body)
  const { rows } = await sql<Badges>`
    with waiting as (
      select q.kind, q.conversation_id in (
          select s.conversation_id from skips s join operators o on o.id = s.operator_id
          where o.login = ${login} and s.created_at > now() - interval '1 day') as is_skipped
      from queue_items q
      where q.expires_at is null and q.due_at <= now() and not q.held and (${isMaster} or not q.for_master)
        and (q.kind = 'reply' or q.closes_at is null or q.closes_at > now())
    ), reports as (select count(*) as open from report_cases where settled_at is null)
    select count(*) filter (where kind = 'reply' and not is_skipped) as open_messages,
      count(*) filter (where kind = 'poke' and not is_skipped) as open_pokes,
      case when ${isMaster} then (select open from reports) else 0 end as open_reports,
      count(*) filter (where kind = 'reply') as reply,
      count(*) filter (where kind = 'poke') as poke,
      count(*) as smart
    from waiting`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('The query returned no row')
  const { open_messages, open_pokes, open_reports } = user
  const waiting = { reply: queues.reply.waiting, poke: queues.poke.waiting, smart: queues.smart.waiting }
  return { fromPanel: { open_messages, open_pokes, open_reports, ...waiting }, counted }
}
