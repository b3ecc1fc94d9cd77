import { endpoints } from '@panel/contract'
import type { Services } from '../../services.ts'
import { presentOperator } from '../operators/present-operator.ts'
import type { QueueCounter } from '../queue/counts.ts'
import { askFor } from './ask.ts'
import { findWriters } from './find-writers.ts'
import { pauseOrResume } from './pause.ts'
import { openBoard } from './read-board.ts'
import { releaseLeaseOf } from './release.ts'
import { undoAct } from './undo.ts'

export function boardRoutes({ on, db, caches, counter }: Services & { counter: QueueCounter }) {
  const readBoard = openBoard({ db, caches }, counter)
  on(endpoints.getBoard, ({ actor }) => readBoard(actor))

  on(endpoints.releaseBoardLease, ({ actor, params }) => releaseLeaseOf(db, actor, params.id))

  on(endpoints.getBoardWriters, async ({ actor, query }) => ({
    items: (await findWriters(db, actor, query.language)).map((row) => ({
      ...row,
      operator: presentOperator(actor, row),
    })),
  }))

  on(endpoints.askForLanguage, ({ actor, body }) => askFor(db, actor, body))

  on(endpoints.pauseOperator, ({ actor, params }) => pauseOrResume(db, actor, params.id, 'pause'))

  on(endpoints.resumeOperator, ({ actor, params }) => pauseOrResume(db, actor, params.id, 'resume'))

  on(endpoints.undoBoardAct, ({ actor, params }) => undoAct(db, actor, params.id))
}
