import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeSiteowner } from '../../../testing/make.ts'

const test = useTestApp()

let path: string
let call: Awaited<ReturnType<typeof test.signedIn>>
beforeEach(async () => {
  const siteowner = await makeSiteowner(test.db)
  path = `/api/siteowners/${siteowner.id}/disclosures`
  call = await test.signedIn(await operatorOf(test, 'admin'))
})
const publish = async (language: string, body: string, seen: string | null) =>
  (await call('POST', path, { language, body, seen })).json()

describe('the disclosures of a site owner', () => {
  it('have a version for each text; published ones stay', async () => {
    expect((await call('GET', path)).json()).toEqual({ items: [] })
    await publish('nl', 'Profielen zijn fictief.', null)
    await publish('en', 'Profiles are fictional.', null)
    const { items } = await publish('nl', ' Alle profielen zijn fictief. ', 'v1')
    expect(items).toEqual([
      {
        language: 'en',
        version: 'v2',
        body: 'Profiles are fictional.',
        created_at: expect.any(String),
        again: null,
      },
      {
        language: 'nl',
        version: 'v3',
        body: 'Alle profielen zijn fictief.',
        created_at: expect.any(String),
        again: null,
      },
    ])
    const stored = await test.db
      .selectFrom('disclosures')
      .where('siteowner_id', '=', Number(path.split('/')[3]))
      .select('version')
      .orderBy('version')
      .execute()
    expect(stored.map(({ version }) => version)).toEqual(['v1', 'v2', 'v3'])
  })

  it('published twice with the same text are one version', async () => {
    await publish('nl', 'Fictief', null)
    expect((await publish('nl', 'Fictief', null)).items).toMatchObject([{ version: 'v1' }])
  })

  it('that a colleague published meanwhile are refused with their name; two at once are told apart', async () => {
    const colleague = await operatorOf(test, 'admin')
    const theirs = await test.signedIn(colleague)
    await theirs('POST', path, { language: 'nl', body: 'Van hen', seen: null })
    expect(await publish('nl', 'Van ons', null)).toMatchObject({
      code: 'edited_meanwhile',
      by: { id: colleague.id },
      issues: [{ path: 'body', code: 'changed_meanwhile' }],
    })
    const both = await Promise.all(['Een', 'Twee'].map((body) => publish('nl', body, 'v1')))
    expect(both.filter(({ code }) => code === 'edited_meanwhile')).toHaveLength(1)
  })

  it('need a text and a language of the panel', async () => {
    expect(await publish('nl', ' ', null)).toMatchObject({ issues: [{ path: 'body' }] })
    expect(await publish('de', 'Fiktiv', null)).toMatchObject({ issues: [{ path: 'language' }] })
  })
})
