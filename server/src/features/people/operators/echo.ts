import { sql } from 'kysely'

/** The login of the operator in whose name tests are answered. Nobody can choose it: a login has no space. */
export const echoLogin = 'echo of tests'

/** A condition on operator `o`: it is a person, who can be invited, suspended and counted. */
export const isPerson = sql<boolean>`o.login <> ${sql.lit(echoLogin)}`
