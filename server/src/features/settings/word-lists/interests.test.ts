import { issueAt, type WordList } from '@panel/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { inHand } from '../../../testing/customer-in-hand.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeSetEditor } from '../../../testing/set-editor.ts'
import { countWordUse } from './use.ts'

const test = useTestApp()

let call: Awaited<ReturnType<typeof test.signedIn>>
beforeEach(async () => {
  await sql`delete from interests where id > 51`.execute(test.db)
  await sql`update interests set texts = '{}', retired_at = null`.execute(test.db)
  call = await test.signedIn(await operatorOf(test, 'admin'))
})

const idOf = async (list: WordList, code: string): Promise<number> => {
  const { words } = (await call('GET', `/api/word-lists/${list}`)).json()
  return words.find((word: { code: string }) => word.code === code).id
}
const retire = async (code: string) =>
  call('POST', `/api/word-lists/interests/${await idOf('interests', code)}/retire`, {})
const add = (code: string) =>
  call('POST', '/api/word-lists/interests', { code, texts: { en: 'Board games' } })
const listed = async () => (await call('GET', '/api/interests.php')).json()

describe('an interest that admins add', () => {
  it('can be chosen for customers and profile sets, and is counted', async () => {
    await add('board_games')
    expect((await listed()).interests.at(-1)).toMatchObject({
      code: 'board_games',
      texts: { en: 'Board games' },
    })
    const { edit, customer } = await inHand(test)
    expect((await edit({ interests: ['board_games', 'tea'] })).statusCode).toBe(200)
    expect((await customer()).interests).toEqual(['board_games', 'tea'])
    const set = await makeSetEditor(test)
    await set.edit({ interests: ['board_games'] })
    await countWordUse(test.db)
    const { used } = (await call('GET', '/api/word-lists/interests/use')).json()
    expect(used).toMatchObject({ [await idOf('interests', 'board_games')]: 2 })
  })
})

describe('a retired interest', () => {
  const refusal = [issueAt('facts.interests.0', 'not_in_list')]

  it('stays with the customers who have it, and is refused for others', async () => {
    const has = await inHand(test)
    await has.edit({ interests: ['tea'] })
    await retire('tea')
    expect(await listed()).toMatchObject({ retired: [{ code: 'tea' }] })
    expect((await has.edit({ interests: ['tea', 'coffee'] })).statusCode).toBe(200)
    expect((await has.customer()).interests).toEqual(['tea', 'coffee'])
    const other = await inHand(test)
    expect((await other.edit({ interests: ['tea'] })).json().issues).toEqual(refusal)
  })

  it('of a site’s customer can be removed and restored', async () => {
    const facts = JSON.stringify({ interests: ['Tea'] })
    const { edit, customer } = await inHand(test, { customer: { facts } })
    await retire('tea')
    await edit({ interests: null })
    expect((await customer()).interests).toEqual([])
    expect((await edit({ interests: ['tea'] })).statusCode).toBe(200)
  })

  it('stays with the profile sets that have it, and is refused for others', async () => {
    const { edit, load } = await makeSetEditor(test)
    await edit({ interests: ['tea'] })
    await retire('tea')
    expect((await edit({ interests: ['tea', 'coffee'] }, { interests: ['tea'] })).statusCode).toBe(200)
    expect((await load()).facts.interests).toEqual(['tea', 'coffee'])
    const other = await makeSetEditor(test)
    expect((await other.edit({ interests: ['tea'] })).json().issues).toEqual(refusal)
  })
})

describe('a fetish', () => {
  it('that is renamed, moved or retired is so in the shared settings', async () => {
    const path = '/api/word-lists/fetishes'
    const fetishes = async () => (await call('GET', '/api/fetishes.php')).json()
    const id = await idOf('fetishes', 'feet')
    await call('PATCH', `${path}/${id}`, { texts: { en: 'Foot care' }, seen: { en: 'Feet' } })
    await call('PUT', `${path}/${id}/place`, { before: await idOf('fetishes', 'bondage') })
    expect((await fetishes()).fetishes[0]).toMatchObject({ code: 'feet', texts: { en: 'Foot care' } })
    await call('POST', `${path}/${id}/retire`, {})
    expect((await fetishes()).retired).toMatchObject([{ id, code: 'feet' }])
    await call('POST', path, { code: 'tickling', texts: { en: 'Tickling' } })
    expect((await fetishes()).fetishes.at(-1)).toMatchObject({ code: 'tickling' })
  })
})
