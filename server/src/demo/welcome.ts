import { demoCodes } from '@panel/demo/codes'
import { demoPassword, demoSignIns } from '@panel/demo/sign-ins'

/** The operators of the demo with their current codes, line by line. */
export function welcome(now: number): string[] {
  const codes = new Map(demoCodes(now).map(({ login, code }) => [login, code]))
  return [
    `Sign in with the password ${demoPassword} and the code of the moment:`,
    ...demoSignIns.map(
      ({ login, team, level }) => `  ${login.padEnd(8)}${codes.get(login)}   team ${team}, level ${level}`,
    ),
    'The next codes: npm run demo:codes',
  ]
}
