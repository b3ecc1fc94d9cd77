import { countedRows, endpoints, type ListView } from '@panel/contract'
import { z } from 'zod'
import type { ExportedList } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { Services } from '../../../services.ts'
import { addListView } from './add.ts'
import { changeListView } from './change.ts'
import { moveListView } from './move.ts'
import { mayEditView, mayShareViews } from './policy.ts'
import { findListViews, type ListViewRow } from './queries.ts'
import { removeListView, restoreListView } from './remove.ts'

const storedSearch = z.record(z.string(), z.string())

const presentView = (row: ListViewRow, viewer: Operator): ListView => ({
  id: row.id,
  list: row.list,
  name: row.name,
  search: storedSearch.parse(row.search),
  is_shared: row.team_id !== null,
  may_edit: mayEditView(viewer, row),
  updated_at: row.updated_at,
})

export function listViewRoutes({ on, db, replica }: Services, lists: readonly ExportedList[]) {
  on(endpoints.getListViews, async ({ actor, params }) => ({
    items: (await findListViews(db, actor, params.list)).map((row) => presentView(row, actor)),
    may_share: mayShareViews(actor),
  }))

  on(endpoints.addListView, async ({ actor, params, body }) => ({
    view: presentView(await addListView(db, actor, params.list, body), actor),
  }))

  on(endpoints.changeListView, async ({ actor, params, body }) => ({
    view: presentView(await changeListView(db, actor, params.id, body), actor),
  }))

  on(endpoints.moveListView, async ({ actor, params, body }) => {
    await moveListView(db, actor, params.id, body.before)
    return {}
  })

  on(endpoints.removeListView, async ({ actor, params }) => {
    await removeListView(db, actor, params.id)
    return {}
  })

  on(endpoints.restoreListView, async ({ actor, params }) => ({
    view: presentView(await restoreListView(db, actor, params.id), actor),
  }))

  for (const { count: endpoint, open } of lists)
    if (endpoint)
      on(endpoint, async ({ actor, request }) => {
        const count = await open(replica, actor, request.query).count(countedRows + 1)
        return { count: Math.min(count, countedRows), more: count > countedRows }
      })
}
