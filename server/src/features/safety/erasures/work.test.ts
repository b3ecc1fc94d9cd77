import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeCustomer, makeSiteowner } from '../../../testing/make.ts'
import { askErasure } from './ask.ts'
import { dataClasses } from './classes.ts'
import { eraseBatch, eraseCustomers, progressOf } from './work.ts'

const test = useTestApp()

const steps = dataClasses.map(({ step }) => step)

it('each class of data is a step with a name of its own', () => {
  expect(new Set(steps).size).toBe(steps.length)
})

it('an erasure finishes each step in both passes, also one that an upgrade added before those that are finished', async () => {
  const { id } = await makeCustomer(test.db, { siteowner_id: (await makeSiteowner(test.db)).id })
  await askErasure(test.db, test.secrets, { id })
  const erasure = () =>
    test.db
      .selectFrom('erasures')
      .where('customer_id', '=', id)
      .select(['finished_steps', 'finished_at'])
      .executeTakeFirstOrThrow()
  // As if the release before had begun, which did not know the first class.
  await test.db
    .updateTable('erasures')
    .set({ finished_steps: steps.slice(1, 4) })
    .where('customer_id', '=', id)
    .execute()
  await eraseBatch(test.db)
  expect((await erasure()).finished_steps.at(-1)).toBe(steps[0])
  await eraseCustomers(test.db)
  const { finished_steps: finished, finished_at } = await erasure()
  expect(finished_at).not.toBeNull()
  expect(finished.toSorted()).toEqual([...steps, ...steps].toSorted())
  expect([progressOf([]), progressOf(steps) < 50, progressOf(finished)]).toEqual([0, true, 98])
})
