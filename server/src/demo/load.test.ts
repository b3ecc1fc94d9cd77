import { unknownPlaceholders } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../testing/app.ts'
import { makeOperator } from '../testing/make.ts'
import { loadDemo } from './load.ts'
import { welcome } from './welcome.ts'

const test = useTestApp()

describe('the demo', () => {
  it('is loaded once into an empty database, by nodes that start together', async () => {
    const results = await Promise.all(
      [1, 2, 3].map(() => loadDemo(test.db, test.secrets, { webhookPort: 4010 })),
    )
    expect(results.sort()).toEqual(['is there', 'is there', 'loaded'])
  })

  it('has saved replies for both teams that the contract accepts', async () => {
    const replies = await test.db
      .selectFrom('saved_replies')
      .select(['team_id', 'language', 'body'])
      .execute()
    expect(new Set(replies.map(({ team_id, language }) => `${team_id} ${language}`)).size).toBe(12)
    expect(replies.flatMap(({ body }) => unknownPlaceholders(body))).toEqual([])
  })

  it('has one profile text to review, that the admin can approve; the next start does not bring it back', async () => {
    const admin = await test.db
      .selectFrom('operators')
      .where('login', '=', 'admin')
      .select(['id'])
      .executeTakeFirstOrThrow()
    const call = await test.signedIn(admin)
    const waiting = async () => (await call('GET', '/api/profile-texts?status=to_review')).json().items
    const [text] = await waiting()
    expect(text).toMatchObject({ title: 'About Marianne', profile: { name: 'Marianne' } })
    const { lease } = (await call('POST', `/api/profile-texts/${text.id}/claim`, {})).json()
    const approved = await call('POST', `/api/profile-texts/${text.id}/approve`, { lease_id: lease.id })
    expect(approved.statusCode).toBe(200)
    await loadDemo(test.db, test.secrets, { webhookPort: 4010 })
    expect(await waiting()).toEqual([])
  })

  it('is not loaded into a database with other operators', async () => {
    const used = await startTestApp()
    await makeOperator(used.db)
    expect(await loadDemo(used.db, used.secrets, { webhookPort: 4010 })).toBe('left out: not empty')
    await used.close()
  })

  it('lists who can sign in, with password and code', () => {
    const lines = welcome(Date.UTC(2026, 10, 20))
    expect(lines[0]).toContain('demo-password')
    expect(lines.slice(1, -1).map((line) => line.replace(/\d{6}/, 'CODE').trim())).toContain(
      'anna    CODE   team 21, level 100',
    )
  })
})
