import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { findFaults } from '../../testing/find-faults.ts'
import { loadDemo } from '../load.ts'
import { loadWorld } from './load.ts'

const test = useTestApp()

beforeAll(async () => {
  await loadDemo(test.db, test.secrets, { webhookPort: 4010 })
  const start = performance.now()
  await loadWorld(test.db, test.secrets, { webhookPort: 4010 })
  console.log(`The demo was loaded in ${((performance.now() - start) / 1_000).toFixed(1)} s`)
})

const count = async (query: string) => {
  const { rows } = await sql.raw<{ count: number }>(`select count(*) from ${query}`).execute(test.db)
  return rows[0]?.count ?? 0
}

describe('the world of the demo', () => {
  it('contradicts no rule of the panel', async () => {
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('has people, eight weeks of messages, and something in every kind of work', async () => {
    expect(await count('customers')).toBe(400)
    expect(await count('(select distinct name, language from customers) names')).toBe(400)
    expect(await count('operators')).toBe(60)
    expect(await count('(select distinct team_id from operators) teams')).toBe(5)
    expect(await count('messages')).toBeGreaterThan(8_000)
    expect(await count("messages where created_at < now() - interval '54 days'")).toBeGreaterThan(0)
    expect(await count("messages where created_at > now() - interval '3 hours'")).toBeGreaterThan(0)
    for (const work of [
      'skips',
      'handovers',
      'inquiries',
      'away_times',
      'ignores',
      'handling_days',
      'stats_days',
    ])
      expect([work, await count(work)]).toEqual([work, expect.not.toSatisfy((n: number) => n === 0)])
    expect(await count("queue_items where kind = 'reply'")).toBeGreaterThanOrEqual(18)
    expect(await count('queue_items where for_master')).toBe(2)
    expect(await count('queue_items where asked')).toBe(1)
  })

  it('has answers of 75 to 300 characters, without a slot that nobody has filled in', async () => {
    const { rows } = await sql<{ body: string }>`
      select body from messages where type in ('reply', 'reply_gift', 'poke', 'extra_reply')`.execute(test.db)
    expect(rows.filter(({ body }) => body.length < 75 || body.length > 300)).toEqual([])
    expect(rows.filter(({ body }) => /[{}[\]<>|]/.test(body))).toEqual([])
  })

  it('has texts that fit the people: names, and the gender of the writer', async () => {
    const { rows } = await sql<{
      body: string
      language: string
      is_in: boolean
      name: string
      gender: string
    }>`
      select m.body, c.language, m.direction = 'in' as is_in,
        case m.direction when 'in' then cu.name else p.name end as name,
        case m.direction when 'in' then cu.facts ->> 'gender' else p.gender end as gender
      from messages m join conversations c on c.id = m.conversation_id
      join customers cu on cu.id = c.customer_id join profiles p on p.id = c.profile_id`.execute(test.db)
    const introduction = /(?:Ik ben|Sono|Jestem|Soy|I am|Moi, c’est|soy) (\p{Lu}[\p{L}-]+)\./u
    const strangers = rows.filter(({ body, name }) => {
      const said = introduction.exec(body)?.[1]
      return said !== undefined && said !== name.split(' ')[0]
    })
    expect(strangers).toEqual([])
    const polish = rows.filter(({ language }) => language === 'pl')
    const wrong = { male: /(łam|łabym)(?![\p{L}])/u, female: /(łem|łbym)(?![\p{L}])/u }
    expect(
      polish.filter(({ body, gender }) => wrong[gender === 'male' ? 'male' : 'female'].test(body)),
    ).toEqual([])
    expect(new Set(rows.map(({ body }) => body)).size).toBeGreaterThan(2_000)
  })

  it('is loaded once', async () => {
    expect(await loadWorld(test.db, test.secrets, { webhookPort: 4010 })).toBe('is there')
  })
})
