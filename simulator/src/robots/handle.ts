import { answer, type Outcome, write } from './answer.ts'
import type { Work } from './claim.ts'
import { escalate } from './escalate.ts'
import { leave } from './leave.ts'
import { reportMessage } from './report-message.ts'
import type { Robot } from './run.ts'

/** Does what the robot's habits choose with a conversation in hand. A customer who asks who writes is always answered. */
export async function handle(robot: Robot, work: Work, number: number): Promise<Outcome> {
  if (work.conversation.inquiry) return answer(robot, work, number)
  const isForMaster = robot.isMaster || work.conversation.handover !== null
  const action = robot.habits(isForMaster)
  switch (action.kind) {
    case 'answer':
      return answer(robot, work, number)
    case 'answer_twice':
      return answer(robot, work, number, { twice: true })
    case 'undo':
      return answer(robot, work, number, { undoes: true })
    case 'report':
      await reportMessage(robot, work)
      return answer(robot, work, number)
    case 'escalate':
      return escalate(robot, work, number)
    default:
      await write(robot, work.lease)
      return robot.run.stop.aborted ? { kind: 'again' } : leave(robot, work, action)
  }
}
