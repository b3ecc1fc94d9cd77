import type { Rights } from '@panel/contract/rights'
import type { User } from './user'

/** The account's rights in the form the contract's rules take. */
export const rightsOf = (user: User): Rights => ({ ...user, ...user.permissions })
