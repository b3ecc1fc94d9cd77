import { type Endpoint, endpoints } from '@panel/contract'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { useTestApp } from '../../../server/src/testing/app.ts'
import { operatorOf } from '../../../server/src/testing/endpoints/callers.ts'
import { makeProfileSet } from '../../../server/src/testing/make-attachments.ts'
import { makeConversation } from '../../../server/src/testing/make-conversations.ts'
import { captureStatements } from '../capture.ts'
import type { Calls, ReadingEndpoint } from './call.ts'
import { callsOf } from './calls.ts'
import { addressOf } from './requests.ts'
import { noWorld } from './world.ts'

const test = useTestApp()
/** What changes how many rows are read, and not which ones. */
const noFilters = ['limit', 'cursor']

// The cast: Object.entries does not return the type of the keys.
const lists = (Object.entries(callsOf(noWorld)) as [ReadingEndpoint, Calls][]).flatMap(([name, listed]) => {
  const definition: Endpoint = endpoints[name]
  if (
    'notMeasured' in listed ||
    definition.access === 'site' ||
    !('cursor' in (definition.query?.shape ?? {}))
  )
    return []
  return [{ name, paths: Object.values(listed.calls).map((call) => addressOf(definition, call)) }]
})

let get: (path: string) => Promise<{ statusCode: number }>
beforeAll(async () => {
  const { siteowner } = await makeConversation(test.db)
  await makeProfileSet(test.db, { siteowner_id: siteowner.id })
  await sql`insert into settings (key, value) values ('fairness_days', '31')`.execute(test.db)
  const admin = await test.signedIn(await operatorOf(test, 'admin'))
  await sql`insert into shift_receipts (operator_id, number, since, until, counts, with_masters)
    select id, 1, now() - interval '8 hours', now(), '{}', 0 from operators`.execute(test.db)
  get = (path) => admin('GET', path)
})

/** The statements of a request, whatever their order; null when it is refused. */
async function asked(path: string) {
  let isAnswered = false
  const statements = await captureStatements(async () => {
    isAnswered = (await get(path)).statusCode === 200
  })
  return isAnswered ? JSON.stringify(statements.map((one) => JSON.stringify(one)).toSorted()) : null
}

it.each(lists)('each filter of $name changes what the database is asked', async ({ paths }) => {
  const changes: Record<string, boolean> = {}
  for (const path of paths) {
    const [place = '', query = ''] = path.split('?')
    // Caches are filled.
    await asked(path)
    const statements = await asked(path)
    for (const filter of new URLSearchParams(query).keys()) {
      if (noFilters.includes(filter) || changes[filter]) continue
      const without = new URLSearchParams(query)
      without.delete(filter)
      changes[filter] = statements !== null && (await asked(`${place}?${without}`)) !== statements
    }
  }
  expect(Object.keys(changes).filter((filter) => !changes[filter])).toEqual([])
})
