import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'

const test = useTestApp()

async function startAsAdmin() {
  await makeLevel(test.db, { id: 201, rights: ['manage_operators', 'escalations', 'other_chats.handover'] })
  const admin = await makeOperator(test.db, { permissions_id: 201, languages: ['nl'] })
  return test.signedIn(admin)
}

describe('what a new panel lacks', () => {
  it('is texts in the languages of its operators, a master, mail, and the rest; each goes when it is there', async () => {
    const admin = await startAsAdmin()
    const { id, name } = await makeSiteowner(test.db)
    const read = async () => (await admin('GET', '/api/go-live')).json()
    const lacking = {
      id,
      name,
      without_disclosure: ['nl'],
      without_answers: ['nl'],
      without_help_lines: ['nl'],
    }
    expect(await read()).toEqual({
      siteowners: [lacking],
      has_master: false,
      backup_days: 0,
      has_mail: false,
      time_zone: 'UTC',
    })

    const to = `/api/siteowners/${id}`
    const published = { language: 'nl', body: 'De profielen zijn fictief.', seen: null, again_in_days: null }
    expect((await admin('POST', `${to}/disclosures`, published)).statusCode).toBe(200)
    const answer = { language: 'nl', body: '{profile_name} is een fictief profiel.' }
    expect((await admin('POST', `${to}/approved-answers`, answer)).statusCode).toBe(200)
    expect((await read()).siteowners).toEqual([{ ...lacking, without_disclosure: [], without_answers: [] }])
    const line = {
      ...{ country: 'NL', language: null, name: '113', telephone: '0800-0113' },
      ...{ web_address: null, opening_hours: null },
    }
    const { items } = (await admin('POST', `${to}/help-lines`, line)).json()
    expect((await read()).siteowners).toEqual([])
    await admin('POST', `${to}/help-lines/${items[0].id}/remove`)
    expect((await read()).siteowners).toHaveLength(1)

    await makeLevel(test.db, { id: 176, rights: ['escalations', 'other_chats.handover'] })
    await makeOperator(test.db, { permissions_id: 176 })
    expect(await read()).toMatchObject({ has_master: true })
  })

  it('follows the languages of the profiles, once there are some', async () => {
    const admin = await startAsAdmin()
    const { id } = await makeSiteowner(test.db, { name: 'Lago' })
    await test.db
      .insertInto('profiles')
      .values({
        siteowner_id: id,
        external_id: 'p',
        name: 'Giulia',
        language: 'it',
        age: 40,
        city: 'Roma',
        gender: 'female',
      })
      .execute()
    const { siteowners } = (await admin('GET', '/api/go-live')).json()
    expect(siteowners.find((each: { id: number }) => each.id === id)).toMatchObject({
      without_disclosure: ['it'],
    })
  })

  it('takes texts in the language of a region or in the language itself, as chats do', async () => {
    const admin = await startAsAdmin()
    const { id } = await makeSiteowner(test.db, { name: 'Thames' })
    await test.db
      .insertInto('profiles')
      .values({
        siteowner_id: id,
        external_id: 'p',
        name: 'Emily',
        language: 'en-GB',
        age: 40,
        city: 'London',
        gender: 'female',
      })
      .execute()
    const to = `/api/siteowners/${id}`
    await admin('POST', `${to}/disclosures`, {
      language: 'en',
      body: 'The profiles are fictional.',
      seen: null,
      again_in_days: null,
    })
    await admin('POST', `${to}/approved-answers`, {
      language: 'en',
      body: '{profile_name} is a fictional profile.',
    })
    const { statusCode } = await admin('POST', `${to}/help-lines`, {
      ...{ country: 'GB', language: 'en', name: 'Samaritans', telephone: '116 123' },
      ...{ web_address: null, opening_hours: null },
    })
    expect(statusCode).toBe(200)
    const { siteowners } = (await admin('GET', '/api/go-live')).json()
    expect(siteowners.find((each: { id: number }) => each.id === id)).toBeUndefined()
  })

  it('is told to those who work for the whole service', async () => {
    await makeLevel(test.db, { id: 202, rights: ['manage_operators'] })
    const one = await makeOperator(test.db, { permissions_id: 202, siteowner_ids: [1] })
    expect((await (await test.signedIn(one))('GET', '/api/go-live')).statusCode).toBe(403)
    const env = {
      SMTP_URL: 'smtp://mail.test',
      MAIL_FROM: 'panel@mail.test',
      PUBLIC_URL: 'https://panel.test',
    }
    const other = await startTestApp(test.url, env)
    const admin = await makeOperator(test.db, { permissions_id: 202 })
    expect((await (await other.signedIn(admin))('GET', '/api/go-live')).json()).toMatchObject({
      has_mail: true,
    })
    await other.close()
  })
})
