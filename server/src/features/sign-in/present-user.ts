import { hasRight, type Right, type User } from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { presentOwnAway } from '../away/present.ts'
import { countOpenReports } from '../message-reports/count-open.ts'
import { countOpen } from '../queue/counts.ts'
import { hasSetupLeft } from '../setup/progress.ts'
import { findCodeWarning, findLockedOperators } from './code-guesses.ts'
import { mustChoosePassword } from './first-password.ts'

/** The signed-in operator for the pages, with the counts of the badges. Specification section 3. */
export async function presentUser(db: Db, operator: Operator): Promise<User> {
  const { rights } = operator
  const list = (name: string) =>
    rights.filter((right) => right.startsWith(`${name}.`)).map((right) => right.slice(name.length + 1))
  const yesNo = (right: Right) => (hasRight(rights, right) ? 'yes' : 'no')
  const [open, openReports, mustChoose, codesLockedAt, lockedOperators, setupOpen] = await Promise.all([
    countOpen(db, operator),
    countOpenReports(db, operator),
    mustChoosePassword(db, operator.id),
    findCodeWarning(db, operator.id),
    findLockedOperators(db, operator),
    operator.tfaAuthenticated && hasRight(rights, 'manage_operators') && hasSetupLeft(db, operator.id),
  ])
  return {
    id: operator.id,
    login: operator.login,
    name: operator.name,
    team: operator.team,
    permissions: {
      ...operator.level,
      other_chats: list('other_chats'),
      reviews: list('reviews'),
      chat_stats: list('chat_stats'),
      manage_operators: yesNo('manage_operators'),
    },
    scope: [...rights],
    preview: operator.preview,
    tfa_authenticated: operator.tfaAuthenticated,
    open_messages: open.messages,
    open_reports: openReports,
    open_pokes: open.pokes,
    message_types: operator.messageTypes,
    languages: operator.languages,
    away: operator.away && presentOwnAway(operator.away),
    profile_text: yesNo('profile_text'),
    profile_sets: yesNo('profile_sets'),
    profile_sets_report: yesNo('profile_sets_report'),
    profile_text_report: yesNo('profile_text_report'),
    must_choose_password: mustChoose,
    setup_open: setupOpen,
    // Before the second factor, it can be somebody else who asks.
    codes_closed_at: operator.tfaAuthenticated ? codesLockedAt : null,
    closed_operators: operator.tfaAuthenticated ? lockedOperators : [],
  }
}
