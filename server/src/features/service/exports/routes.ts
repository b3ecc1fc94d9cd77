import type { FileFormat } from '@panel/contract'
import { endpoints, listPageSize, xlsxType } from '@panel/contract'
import type { FastifyReply } from 'fastify'
import { recordExport } from '../../../platform/audit.ts'
import { exportFile } from '../../../platform/export-file.ts'
import type { ExportedList } from '../../../platform/exported-list.ts'
import type { Services } from '../../../services.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { cancelExport } from './cancel.ts'
import { deleteExport } from './delete.ts'
import { downloadExport } from './download.ts'
import { findExports } from './find.ts'
import { findTeamExports } from './find-team-exports.ts'
import { markExportsSeen } from './mark-seen.ts'
import { orderExport } from './order.ts'
import { presentExport, presentTeamExport } from './present.ts'
import { resumeExport } from './resume.ts'

function nameFile(reply: FastifyReply, name: string, format: FileFormat) {
  void reply.header('content-disposition', `attachment; filename="${name}"`)
  if (format === 'xlsx') void reply.type(xlsxType)
}

export function exportRoutes({ on, db, replica }: Services, lists: readonly ExportedList[]) {
  for (const list of lists) {
    on(list.endpoint, ({ actor, request, reply }) => {
      const opened = list.open(replica, actor, request.query)
      const { format = 'csv' } = opened.query
      nameFile(reply, `${list.file}.${format}`, format)
      return exportFile(replica, list, opened, (rows) =>
        recordExport(db, actor.id, list.subject, { ...opened.query, rows }),
      )
    })

    on(list.order, async ({ actor, request, query }) => ({
      export: presentExport(await orderExport(db, actor, list, { query: request.query, parsed: query })),
    }))
  }

  on(endpoints.getExports, async ({ actor }) => {
    const [rows, { export_days: days }] = await Promise.all([findExports(db, actor), readSettings(db)])
    return { items: rows.map(presentExport), days }
  })

  on(endpoints.getTeamExports, async ({ actor, query }) => {
    const { cursor, limit = listPageSize } = query
    const { items, ...page } = await findTeamExports(db, actor, lists, cursor, limit)
    return { ...page, items: items.map((row) => presentTeamExport(row, actor)) }
  })

  on(endpoints.exportOrderedFile, async ({ actor, params, reply }) => {
    const { file, name, format, bytes } = await downloadExport(db, actor, params.id, lists)
    nameFile(reply, name, format)
    // A browser takes a connection that ends earlier for a failed download.
    if (bytes !== null) void reply.header('content-length', bytes)
    return file
  })

  on(endpoints.cancelExport, async ({ actor, params }) => ({
    export: presentExport(await cancelExport(db, actor, params.id)),
  }))

  on(endpoints.resumeExport, async ({ actor, params }) => ({
    export: presentExport(await resumeExport(db, actor, params.id)),
  }))

  on(endpoints.deleteExport, async ({ actor, params }) => {
    await deleteExport(db, actor, params.id)
    return {}
  })

  on(endpoints.markExportsSeen, async ({ actor }) => {
    await markExportsSeen(db, actor)
    return {}
  })
}
