import type { User } from '@panel/contract'
import type { Operator } from './access.ts'

/** The signed-in operator for the pages, with the counts of the badges. Specification section 3. */
export type PresentUser = (operator: Operator) => Promise<User>
