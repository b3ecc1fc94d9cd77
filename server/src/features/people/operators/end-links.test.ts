import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeAdmin } from '../../../testing/make-admin.ts'
import { makeEnrolledAdmin, makeResetWorld } from '../../../testing/make-reset.ts'
import { newcomer } from '../../../testing/newcomer.ts'

const test = useTestApp()
const reason = 'Left the company'

/** An admin who has made a link for an invited operator and one of a wall screen, and the chief. */
async function makeLinks(own: object = {}) {
  const { call: chief } = await makeAdmin(test)
  // It makes the team and the level of the invitation.
  await makeOperator(test.db)
  const { admin, call } = await makeEnrolledAdmin(test, own)
  const invited = (await call('POST', '/api/operators', newcomer())).json()
  const wall = (await call('POST', '/api/board/walls', { language: 'nl' })).json()
  const stateOfLink = async () =>
    (await test.anonymous('POST', '/api/invitation', { token: invited.token })).json().state
  const look = async () =>
    (await test.anonymous('GET', '/api/wall', undefined, { authorization: `Bearer ${wall.token}` }))
      .statusCode
  const path = `/api/operators/${admin.id}`
  const detail = async () => (await chief('GET', path)).json().operator
  return { chief, admin, call, invited, stateOfLink, look, path, detail }
}

describe('the links of an operator', () => {
  it('end with the suspension, are listed before, and do not come back with a reinstatement', async () => {
    const { chief, invited, stateOfLink, look, path, detail } = await makeLinks()
    expect((await detail()).links).toMatchObject([
      { kind: 'link', operator: { id: invited.operator_id } },
      { kind: 'wall', operator: null },
    ])
    expect([await stateOfLink(), await look()]).toEqual(['valid', 200])
    await chief('POST', `${path}/suspend`, { reason })
    expect([await stateOfLink(), await look()]).toEqual(['expired', 404])
    await chief('POST', `${path}/reinstate`, { reason })
    expect([await stateOfLink(), await look()]).toEqual(['expired', 404])
    expect((await detail()).links).toEqual([])
    const entries = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'invitation.end')
      .where('subject_id', '=', invited.operator_id)
      .select('details')
      .execute()
    expect(entries).toHaveLength(1)
  })

  it('end with the level, and when a level loses the right', async () => {
    await makeLevel(test.db, { id: 100, rights: [] })
    const moved = await makeLinks()
    const seen = { level_id: 200 }
    expect((await moved.chief('PATCH', moved.path, { level_id: 100, seen })).statusCode).toBe(200)
    expect([await moved.stateOfLink(), await moved.look()]).toEqual(['expired', 404])
    await makeLevel(test.db, { id: 180, rights: ['manage_operators', 'chat_stats.board'] })
    const { chief, stateOfLink, look } = await makeLinks({ permissions_id: 180 })
    const { levels } = (await chief('GET', '/api/account-permissions')).json()
    const { name, rights, message_types, segments, history_size } = levels.find(
      ({ id }: { id: number }) => id === 180,
    )
    const values = { name, rights, message_types, segments, history_size }
    const body = { levels: [{ id: 180, seen: values, values: { ...values, rights: ['manage_operators'] } }] }
    expect((await chief('PATCH', '/api/account-permissions', body)).statusCode).toBe(200)
    expect([await stateOfLink(), await look()]).toEqual(['valid', 404])
  })

  it('for an operator end when the operator rises above their maker, or gets a site owner more', async () => {
    const siteowner = await makeSiteowner(test.db)
    const { chief, invited, stateOfLink } = await makeLinks({ siteowner_ids: [siteowner.id] })
    const seen = { siteowner_ids: [siteowner.id] }
    await chief('PATCH', `/api/operators/${invited.operator_id}`, { siteowner_ids: null, seen })
    expect(await stateOfLink()).toBe('expired')
  })
})

it('a request for a reset ends with the suspension of who asked', async () => {
  const { asker, operator, waiting, second } = await makeResetWorld(test)
  await waiting()
  await second.call('POST', `/api/operators/${asker.admin.id}/suspend`, { reason })
  const { operator: detail } = (await second.call('GET', `/api/operators/${operator.id}`)).json()
  expect(detail.two_factor.reset).toBeNull()
})
