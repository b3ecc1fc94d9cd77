import { factsAtMost, issueAt } from '@panel/contract'
import { InvalidInput } from '../../platform/http/errors.ts'

/**
 * Facts are added to those known, so a person could have ever more of them, one call after the other.
 * @param facts all that a person has now
 * @throws {InvalidInput} when these are too many
 */
export function requireFewFacts(facts: object) {
  if (Object.keys(facts).length > factsAtMost)
    throw new InvalidInput([issueAt('facts', 'too_many_facts_in_all', { max: factsAtMost })])
}
