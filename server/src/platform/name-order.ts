import { sql } from 'kysely'

/** SQL: a name in the order in which people look for it, whatever the collation of the database: É beside E, 2 before 10. */
export const inNameOrder = (column: string) => sql<string>`${sql.ref(column)} collate name_order`
