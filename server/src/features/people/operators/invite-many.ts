import { type BodyOf, type inviteOperators as endpoint, type Issue, issueAt } from '@panel/contract'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { newToken } from '../../../platform/secrets.ts'
import { hashPassword } from '../sign-in/password.ts'
import { loginTakenFrom } from './change.ts'
import { addInvited, grantedTo, type Invitation } from './invite.ts'
import { requireGrantable } from './require-grantable.ts'

type Given = BodyOf<typeof endpoint>
type Person = Given['people'][number]

/**
 * Adds many operators, each as a single one is added: all of them, or none when one is refused.
 * @returns their links, in the same order
 * @throws {InvalidInput} with what is wrong with each person: `people.0.login`
 */
export async function inviteOperators(db: Db, actor: Operator, given: Given): Promise<Invitation[]> {
  const { people, hours } = given
  // One password for all of them, which nobody knows: each hash takes a while.
  const password_hash = await hashPassword(newToken())
  try {
    return await transaction(db, async (tx) => {
      const issues = await issuesOf(tx, actor, people)
      if (issues.length > 0) throw new InvalidInput(issues)
      const made: Invitation[] = []
      for (const person of people) made.push(await addInvited(tx, actor, { ...person, hours }, password_hash))
      return made
    })
  } catch (error) {
    throw loginTakenFrom(error)
  }
}

async function issuesOf(tx: Tx, actor: Operator, people: readonly Person[]): Promise<Issue[]> {
  const logins = people.map(({ login }) => login)
  const found = await tx.selectFrom('operators').where('login', 'in', logins).select('login').execute()
  const taken = new Set(found.map(({ login }) => login))
  const issues: Issue[] = []
  for (const [row, person] of people.entries()) {
    const at = (path: string) => `people.${row}.${path}`
    if (taken.has(person.login)) issues.push(issueAt(at('login'), 'login_taken'))
    taken.add(person.login)
    const refused = await refusalsOf(tx, actor, person)
    issues.push(...refused.map((issue) => ({ ...issue, path: at(issue.path) })))
  }
  return issues
}

async function refusalsOf(tx: Tx, actor: Operator, person: Person): Promise<Issue[]> {
  try {
    await requireGrantable(tx, actor, null, grantedTo(actor, person))
    return []
  } catch (error) {
    if (error instanceof InvalidInput) return error.details.issues ?? []
    if (error instanceof AppError && error.code === 'rights_above_yours')
      return [issueAt('level_id', 'level_above_yours')]
    throw error
  }
}
