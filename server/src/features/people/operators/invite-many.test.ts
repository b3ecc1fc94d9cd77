import { maxInvited } from '@panel/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeAdmin } from '../../../testing/make-admin.ts'

const test = useTestApp()

beforeAll(async () => {
  await makeLevel(test.db, { id: 100, rights: [] })
  await makeLevel(test.db, { id: 120, rights: ['reviews.view'] })
  await makeLevel(test.db, { id: 130, rights: ['manage_operators'] })
  await makeOperator(test.db)
})

let people = 0
const person = (own: Record<string, unknown> = {}) => ({
  name: 'Mila R.',
  login: `many.${++people}`,
  level_id: 100,
  team_id: 22,
  languages: ['nl'],
  message_types: ['reply'],
  siteowner_ids: null,
  ...own,
})

type Call = Awaited<ReturnType<typeof makeAdmin>>['call']
const inviteAll = async (call: Call, all: readonly object[]) =>
  (await call('POST', '/api/operators/invitations', { people: all, hours: 72 })).json()

const operatorsWith = (logins: string[]) =>
  test.db.selectFrom('operators').where('login', 'in', logins).select(['id', 'login']).execute()

describe('an invitation of many', () => {
  it('adds each operator with a link that works, in the order of the list, and audits each', async () => {
    const { admin, call } = await makeAdmin(test)
    const all = [person({ name: 'Mila R.' }), person({ name: 'Yara H.', level_id: 120 }), person()]
    const { links } = await inviteAll(call, all)
    const made = await operatorsWith(all.map(({ login }) => login))
    expect(links.map(({ operator_id }: { operator_id: number }) => operator_id)).toEqual(
      all.map(({ login }) => made.find((one) => one.login === login)?.id),
    )
    const { operator } = (await test.anonymous('POST', '/api/invitation', { token: links[1].token })).json()
    expect(operator).toEqual({ name: 'Yara H.', login: all[1]?.login })
    const audited = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', admin.id)
      .where(
        'subject_id',
        'in',
        made.map(({ id }) => id),
      )
      .select('action')
      .execute()
    expect(audited.filter(({ action }) => action === 'operator.create')).toHaveLength(3)
    expect(audited.filter(({ action }) => action === 'invitation.make')).toHaveLength(3)
  })

  it('adds nobody when one is refused, and names what is wrong with each person', async () => {
    const { call } = await makeAdmin(test, { permissions_id: 130 })
    const { login } = await makeOperator(test.db)
    const right = person()
    const { code, issues } = await inviteAll(call, [
      right,
      person({ login }),
      person({ level_id: 120, team_id: 22 }),
      person({ team_id: 999 }),
      person({ login: right.login.toUpperCase() }),
      person({ siteowner_ids: [999_999] }),
      person({ languages: ['xx'] }),
    ])
    expect(code).toBe('invalid_input')
    expect(issues.map(({ path, code: each }: { path: string; code: string }) => [path, each])).toEqual([
      ['people.1.login', 'login_taken'],
      ['people.2.level_id', 'level_above_yours'],
      ['people.3.team_id', 'not_an_option'],
      ['people.4.login', 'login_taken'],
      ['people.5.siteowner_ids', 'not_an_option'],
      ['people.6.languages', 'not_an_option'],
    ])
    expect(await operatorsWith([right.login])).toEqual([])
  })

  it('gives the site owners of the admin, never others', async () => {
    const [own, other] = [await makeSiteowner(test.db), await makeSiteowner(test.db)]
    const { call } = await makeAdmin(test, { siteowner_ids: [own.id] })
    const { links } = await inviteAll(call, [person()])
    const { operator } = (await call('GET', `/api/operators/${links[0].operator_id}`)).json()
    expect(operator.siteowner_ids).toEqual([own.id])
    const { issues } = await inviteAll(call, [person(), person({ siteowner_ids: [other.id] })])
    expect(issues).toMatchObject([{ path: 'people.1.siteowner_ids' }])
  })

  it('has at most two hundred people, and at least one', async () => {
    const { call } = await makeAdmin(test)
    const tooMany = Array.from({ length: maxInvited + 1 }, () => person())
    expect((await inviteAll(call, tooMany)).issues).toMatchObject([{ path: 'people', code: 'list_too_long' }])
    expect((await inviteAll(call, [])).issues).toMatchObject([{ path: 'people' }])
  })
})
