import { endpoints } from '@panel/contract'
import type { Services } from '../../services.ts'
import type { QueueCounter } from '../queue/counts.ts'
import { openBoard } from './read-board.ts'

export function boardRoutes({ on, db, caches, counter }: Services & { counter: QueueCounter }) {
  const readBoard = openBoard({ db, caches }, counter)
  on(endpoints.getBoard, ({ actor }) => readBoard(actor))
}
