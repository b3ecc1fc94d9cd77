import { verifyTfa } from '@panel/contract'
import { robotCode } from '@panel/demo/robot-sign-ins'
import { demoPassword } from '@panel/demo/sign-ins'
import type { Answer } from './client.ts'
import { pause } from './pause.ts'
import type { Robot } from './run.ts'
import { codeOf, untilAnswered } from './until-answered.ts'

const step = 30_000
// One less than the number of failures that locks the operator.
const maxCodes = 4

/** The panel refuses the sign-in; `code` is its error. */
export class SignInRefused extends Error {
  readonly code: string
  constructor(login: string, answer: Answer) {
    super(`${login} could not sign in: ${codeOf(answer)}`)
    this.code = codeOf(answer)
  }
}

/** Signs in a robot with both factors. @throws {SignInRefused} */
export async function signIn(robot: Robot) {
  const { login, client, run } = robot
  for (let attempt = 0; attempt < maxCodes; attempt++) {
    const credentials = { login, password: demoPassword }
    const opened = await untilAnswered(run, () => client.call('POST', '/api/user.php', credentials))
    if (opened.status !== 200) throw new SignInRefused(login, opened)
    const passed = await untilAnswered(run, () =>
      client.call('POST', '/api/tfa.php', { code: robotCode(login, momentOf(attempt)) }),
    )
    if (passed.status === 200) {
      const { user } = verifyTfa.response.parse(passed.body)
      robot.isMaster = user.permissions.other_chats.includes('handover')
      return
    }
    // not_signed_in: the response to the code was lost, and with it the new session.
    if (!['code_wrong', 'not_signed_in'].includes(codeOf(passed))) throw new SignInRefused(login, passed)
    // Another program has used this robot a moment ago, so its code is used up; the next one may be too, because the panel
    // accepts it early.
    if (attempt > 0) await pause(step - (Date.now() % step), run.stop)
  }
  throw new Error(`${login} could not sign in: the panel takes none of its codes`)
}

const momentOf = (attempt: number) => Date.now() + (attempt === 1 ? step : 0)

/** Signs out like an operator: the conversation in hand returns to the queue. */
export async function signOut({ client }: Robot) {
  await client.call('POST', '/api/logout.php').catch(() => {})
}
