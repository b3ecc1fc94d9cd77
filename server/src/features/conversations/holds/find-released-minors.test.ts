import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeHeldCustomer } from '../../../testing/held-customer.ts'
import { findReleasedMinors } from './find-released-minors.ts'

const test = useTestApp()

it('confirmed minors whose hold an earlier release has ended are listed until they are escalated again or erased', async () => {
  const { id, inHand, master, call, externalId } = await makeHeldCustomer([test, test])
  const { id: conversation, calls } = await inHand('reply')
  const escalate = () =>
    calls[0]('POST', `/api/conversations/${conversation}/escalate`, { kind: 'possible_minor' })
  const confirm = async () => {
    const { id: escalation } = (await escalate()).json().escalation
    const settled = { outcome: 'confirmed', effect: 'keep', note: 'Says that they are 15' }
    expect((await master('POST', `/api/escalations/${escalation}/settle`, settled)).statusCode).toBe(200)
  }
  await confirm()
  expect(await findReleasedMinors(test.db)).toEqual([])

  const release = () =>
    test.db.transaction().execute(async (tx) => {
      await sql`alter table holds disable trigger holds_stay`.execute(tx)
      await sql`update holds set stays = false, released_at = now(), release_reason = 'As before'
        where customer_id = ${id} and released_at is null`.execute(tx)
      await sql`alter table holds enable trigger holds_stay`.execute(tx)
    })
  await release()
  expect(await findReleasedMinors(test.db)).toEqual([{ customer: id, conversation }])

  await confirm()
  expect(await findReleasedMinors(test.db)).toEqual([])
  await release()
  expect(await findReleasedMinors(test.db)).toHaveLength(1)
  await call('DELETE', `/site/v1/customers/${encodeURIComponent(externalId)}`)
  expect(await findReleasedMinors(test.db)).toEqual([])
})
