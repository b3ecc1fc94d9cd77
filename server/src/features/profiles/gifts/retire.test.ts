import { endpoints, type ResponseOf } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { startNode, useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { useStreams } from '../../../testing/event-stream.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeGift } from '../../../testing/make-attachments.ts'
import { countGiftUse } from './use.ts'

const test = useTestApp()

type Page = ResponseOf<typeof endpoints.listGifts>

/** A site with a gift, a conversation in hand, and two admins. */
async function makeShop() {
  const siteowner = await makeSiteowner(test.db)
  const chat = await makeInHand(test, { waiting: { siteowner } })
  const site = test.site(siteowner.key)
  const put = (externalId: string, body: object) => site('PUT', `/site/v1/gifts/${externalId}`, body)
  const { id } = (await put('tea', { name: 'Tea', credits: 5, icon: 'cup' })).json()
  const admin = async () => test.signedIn(await operatorOf(test, 'admin'))
  return {
    siteowner,
    id,
    put,
    admins: [await admin(), await admin()] as const,
    chosen: async () => (await chat.call('GET', `/api/conversations/${chat.id}/gifts`)).json().items,
    ofSite: `/api/gifts?siteowner_id=${siteowner.id}`,
  }
}

describe('an admin', () => {
  it('retires a gift of a site; the site does not restore it by sending it again', async () => {
    const { id, put, admins, chosen, ofSite } = await makeShop()
    const [ours] = admins
    expect(await chosen()).toHaveLength(1)
    expect((await ours('POST', `/api/gifts/${id}/retire`, {})).json()).toMatchObject({
      name: 'Tea',
      credits: 5,
      retired_by_site_at: null,
      retired_by_admin_at: expect.any(String),
    })
    expect(await chosen()).toEqual([])
    await put('tea', { name: 'Green tea', credits: 6, retired: false })
    expect(await chosen()).toEqual([])
    expect((await ours('GET', ofSite)).json().items).toMatchObject([
      { id, name: 'Green tea', credits: 6, external_id: 'tea', retired_by_admin_at: expect.any(String) },
    ])
    await ours('POST', `/api/gifts/${id}/restore`, {})
    expect(await chosen()).toMatchObject([{ name: 'Green tea', credits: 6 }])
  })

  it('cannot restore what the site retired', async () => {
    const { id, put, admins, chosen } = await makeShop()
    await put('tea', { name: 'Tea', credits: 5, retired: true })
    await admins[0]('POST', `/api/gifts/${id}/retire`, {})
    const restored = (await admins[0]('POST', `/api/gifts/${id}/restore`, {})).json()
    expect(restored).toMatchObject({ retired_by_site_at: expect.any(String), retired_by_admin_at: null })
    expect(await chosen()).toEqual([])
  })

  it('and another one can do the same at once: the audit log has it once, with before and after', async () => {
    const { id, siteowner, admins } = await makeShop()
    const answers = await Promise.all(admins.map((admin) => admin('POST', `/api/gifts/${id}/retire`, {})))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await admins[1]('POST', `/api/gifts/${id}/restore`, {})
    const entries = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'gift')
      .where('subject_id', '=', id)
      .select(['action', 'siteowner_id', 'details'])
      .orderBy('id')
      .execute()
    const of = { siteowner_id: siteowner.id }
    expect(entries).toMatchObject([
      {
        ...of,
        action: 'gift.retire',
        details: { name: 'Tea', before: { retired: false }, after: { retired: true } },
      },
      { ...of, action: 'gift.restore', details: { before: { retired: true }, after: { retired: false } } },
    ])
  })

  it('of other site owners sees and changes nothing', async () => {
    const { id, chosen, ofSite } = await makeShop()
    const { permissions_id } = await operatorOf(test, 'admin')
    const siteowner_ids = [(await makeSiteowner(test.db)).id]
    const stranger = await test.signedIn(await makeOperator(test.db, { permissions_id, siteowner_ids }))
    expect((await stranger('GET', ofSite)).json().items).toEqual([])
    expect((await stranger('GET', '/api/gifts')).json().items).toEqual([])
    expect((await stranger('POST', `/api/gifts/${id}/retire`, {})).statusCode).toBe(404)
    expect(await chosen()).toHaveLength(1)
  })
})

it('a retired gift leaves an open chooser on another node within 5 seconds', async () => {
  const { id, siteowner, admins } = await makeShop()
  const other = await startNode(test.url)
  const chat = await makeInHand(other, { waiting: { siteowner } })
  const stream = await useStreams(other)(chat.call.token)
  await stream.next(({ topic }) => topic === 'ready')
  const start = performance.now()
  await admins[0]('POST', `/api/gifts/${id}/retire`, {})
  await stream.next(({ topic }) => topic === 'settings')
  expect((await chat.call('GET', `/api/conversations/${chat.id}/gifts`)).json().items).toEqual([])
  expect(performance.now() - start).toBeLessThan(5_000)
  const refused = await chat.send({ attachment: { kind: 'gift', id } })
  expect(refused.json()).toMatchObject({ issues: [{ path: 'attachment.id', code: 'not_in_catalogue' }] })
})

describe('the list of gifts', () => {
  it('has pages in the order of the catalogue', async () => {
    const { put, admins, ofSite } = await makeShop()
    await put('cake', { name: 'Cake', credits: 9, position: 1 })
    await put('rose', { name: 'Rose', credits: 8 })
    const names: string[] = []
    let cursor: number | null = null
    do {
      const after: string = cursor ? `&cursor=${cursor}` : ''
      const page: Page = (await admins[0]('GET', `${ofSite}&limit=1${after}`)).json()
      names.push(...page.items.map(({ name }) => name))
      cursor = page.next_cursor
    } while (cursor)
    expect(names).toEqual(['Tea', 'Rose', 'Cake'])
  })

  it('counts how often each gift was sent, also in the file', async () => {
    const siteowner = await makeSiteowner(test.db)
    const { send } = await makeInHand(test, { waiting: { siteowner } })
    const gift = await makeGift(test.db, { siteowner_id: siteowner.id, name: '=Tea' })
    const unused = await makeGift(test.db, { siteowner_id: siteowner.id })
    expect((await send({ attachment: { kind: 'gift', id: gift.id } })).json()).toMatchObject({
      message: { type: 'reply_gift' },
    })
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    const ofSite = `siteowner_id=${siteowner.id}`
    await countGiftUse(test.db)
    expect((await admin('GET', `/api/gifts/use?${ofSite}`)).json()).toEqual({ used: { [gift.id]: 1 } })
    const file = (await admin('GET', `${endpoints.exportGifts.path}?${ofSite}`)).body.trim().split('\r\n')
    expect(file).toHaveLength(3)
    expect(file.find((line) => line.startsWith(`${gift.id},`))).toMatch(/'=Tea.*,1$/)
    expect(file.find((line) => line.startsWith(`${unused.id},`))).toMatch(/,0$/)
  })
})
