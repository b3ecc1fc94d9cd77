import { endpoints } from '@panel/contract'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import type { Services } from '../../../services.ts'
import type { QueueCounter } from '../../answering/queue/counts.ts'
import { visitorOf } from '../../people/sign-in/visitor.ts'
import { askFor } from './ask.ts'
import { findWalls } from './find-walls.ts'
import { findWriters } from './find-writers.ts'
import { makeWall } from './make-wall.ts'
import { pauseOperator, resumeOperator } from './pause.ts'
import { openBoard, openSight } from './read-board.ts'
import { openWall } from './read-wall.ts'
import { releaseLeaseOf } from './release.ts'
import { revokeWall } from './revoke-wall.ts'
import { undoAct } from './undo.ts'

export function boardRoutes({ on, db, caches, log, counter }: Services & { counter: QueueCounter }) {
  const readSight = openSight({ db, caches }, counter)
  const readBoard = openBoard(db, readSight)
  on(endpoints.getBoard, ({ actor }) => readBoard(actor))

  on(endpoints.getBoardWalls, ({ actor }) => findWalls(db, actor))

  on(endpoints.makeBoardWall, ({ actor, body }) => makeWall(db, actor, body.language))

  on(endpoints.revokeBoardWall, async ({ actor, params }) => {
    await revokeWall(db, actor, params.id)
    return {}
  })

  const readWall = openWall({ db, caches, log }, readSight)
  on(endpoints.getWall, ({ headers, request }) => readWall(headers.authorization, visitorOf(request).address))

  on(endpoints.releaseBoardLease, ({ actor, params, body }) =>
    releaseLeaseOf(db, actor, params.id, body.reason),
  )

  on(endpoints.getBoardWriters, async ({ actor, query }) => ({
    items: (await findWriters(db, actor, query.language)).map((row) => ({
      ...row,
      operator: presentOperator(actor, row),
    })),
  }))

  on(endpoints.askForLanguage, ({ actor, body }) => askFor(db, actor, body))

  on(endpoints.pauseOperator, ({ actor, params, body }) => pauseOperator(db, actor, params.id, body.reason))

  on(endpoints.resumeOperator, ({ actor, params }) => resumeOperator(db, actor, params.id))

  on(endpoints.undoBoardAct, ({ actor, params }) => undoAct(db, actor, params.id))
}
