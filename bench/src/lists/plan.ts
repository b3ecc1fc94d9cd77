import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database.ts'
import type { ListStatement } from './statements.ts'

/** Rows from which on a table is large: a list must not read it from the beginning to the end. */
const largeTable = 100_000

type Node = Record<string, unknown> & { 'Node Type': string; Plans?: Node[] }
export type Plan = { text: string; scanned: string[] }

/** The tables that are large, and the months that have rows; months in the future are empty. */
export async function findLargeTables(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'audit'::regnamespace)
      and (reltuples >= ${largeTable} or relname ~ '^(messages|audit_log)_[0-9]' and reltuples > 0)`.execute(
    db,
  )
  return new Set(rows.map(({ name }) => name))
}

/** How PostgreSQL runs the statement, without costs, values and months: the same as long as the plan is. */
export async function planOf(db: Db, { sent }: ListStatement, large: Set<string>): Promise<Plan> {
  const explain = CompiledQuery.raw(`explain (costs off, format json) ${sent.text}`, sent.values)
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Node }[] }>(explain)
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('No plan')
  const scanned = new Set<string>()
  const text = linesOf(plan, 0, (node) => {
    const table = String(node['Relation Name'])
    if (node['Node Type'] === 'Seq Scan' && large.has(table))
      scanned.add(table.replace(/^(messages|audit_log)_(before_)?\d.*/, '$1'))
  }).join('\n')
  return { text, scanned: [...scanned] }
}

const conditions = [
  'Index Cond',
  'Recheck Cond',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
  'Filter',
  'Sort Key',
  'Group Key',
  'Presorted Key',
]

function linesOf(node: Node, depth: number, visit: (node: Node) => void): string[] {
  visit(node)
  const own = [
    `${node['Node Type']}${part(' using ', node['Index Name'])}${part(' on ', node['Relation Name'] ?? node['CTE Name'] ?? node['Function Name'])}${part(' ', node.Alias === node['Relation Name'] ? undefined : node.Alias)}${part(' as ', node['Subplan Name'])}`,
    ...conditions
      .filter((name) => node[name] !== undefined)
      .map((name) => `  ${name}: ${[node[name]].flat().join(', ')}`),
  ].map((line) => '  '.repeat(depth) + withoutMonths(line))
  const parts = (node.Plans ?? []).map((each) => linesOf(each, depth + 1, visit).join('\n'))
  return [...own, ...counted(parts)]
}

const part = (before: string, value: unknown) => (value === undefined ? '' : before + String(value))

/** The months look alike: equal parts after each other are shown once. */
function counted(parts: string[]): string[] {
  return parts.filter((each, place) => each !== parts[place - 1])
}

function withoutMonths(line: string): string {
  return line
    .replaceAll(/(messages|audit_log)_((before_)?\d{4}_\d\d|default|later)/g, '$1_<month>')
    .replaceAll(/_idx\d+/g, '_idx')
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/\b(a|l|m|e|i|newer)_\d+\b/g, '$1')
    .replaceAll(/(?<![\w<])-?\d+(\.\d+)?(?!\w)/g, '?')
}
