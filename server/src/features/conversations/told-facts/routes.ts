import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { openThread } from '../open.ts'
import { findFacts } from './find.ts'
import { presentFact } from './present.ts'
import { saveFact } from './save.ts'
import { updateFact } from './update.ts'

export function toldFactRoutes({ on, db }: Services) {
  on(endpoints.getToldFacts, async ({ actor, params }) => {
    const conversation = await openThread(db, actor, params.id)
    return { items: (await findFacts(db, actor, conversation)).map((row) => presentFact(row, actor)) }
  })

  on(endpoints.saveToldFact, async ({ actor, params, body }) => ({
    fact: presentFact(await saveFact(db, actor, params.id, body.text), actor),
  }))

  on(endpoints.updateToldFact, async ({ actor, params, body }) => ({
    fact: presentFact(await updateFact(db, actor, params.id, body), actor),
  }))
}
