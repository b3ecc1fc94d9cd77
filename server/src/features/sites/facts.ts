import { issueAt, maxFacts } from '@panel/contract'
import { InvalidInput } from '../../platform/http/errors.ts'

/**
 * Facts are merged with the known ones, so a person could collect ever more of them in several requests.
 * @param facts all facts that the person has now
 * @throws {InvalidInput} when there are too many
 */
export function requireFactLimit(facts: object) {
  if (Object.keys(facts).length > maxFacts)
    throw new InvalidInput([issueAt('facts', 'too_many_facts_in_all', { max: maxFacts })])
}
