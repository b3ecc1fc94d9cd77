import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Stands for a parameter while a statement is compiled. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that runs often. It is compiled when it first runs; compiling a long statement costs more than sending it. Its text
 * must not depend on the parameters.
 * @returns runs the statement with these parameters, and returns its rows
 */
export function compileOnce<Parameters extends Record<string, unknown>, Row>(
  build: (
    db: Db,
    parameters: { [Name in keyof Parameters]: RawBuilder<Parameters[Name]> },
  ) => CompiledQuery<Row>,
): (db: Db, parameters: Parameters) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, parameters) => {
    compiled ??= build(db, placeholders as { [Name in keyof Parameters]: RawBuilder<Parameters[Name]> })
    const { rows } = await db.executeQuery<Row>({
      ...compiled,
      parameters: compiled.parameters.map((value) =>
        value instanceof Placeholder ? parameters[value.name] : value,
      ),
    })
    return rows
  }
}

/** A placeholder for each name that is read. */
const placeholders: unknown = new Proxy({}, { get: (_target, name) => sql`${new Placeholder(String(name))}` })
