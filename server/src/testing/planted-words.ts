import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Columns in which words of a customer, or about one, can be stored. An erasure removes them; `plant` fills each of them. */
export const erasedColumns = [
  'appeals body note',
  'archive.messages body gift hidden_reason photo_url',
  'audit_log details',
  'coach_notes body',
  'coach_questions answer question',
  'customer_facts site_value value',
  'customer_notes body',
  'customers alert country disclosure_version external_id facts limits name spending timezone',
  'deliveries last_error refusal_reason',
  'disclosure_showings version',
  'drafts body',
  'escalations note suggested_words',
  'export_parts content',
  'handovers reason_words',
  'history_entries words',
  'holds release_reason',
  'idempotency_keys key',
  'ignores note',
  'inquiries lift_reason',
  'legal_holds lift_reason reason',
  'message_edits body',
  'message_reports complaint_id notes',
  'messages body gift hidden_reason photo_url',
  'raised_checks key',
  'received_messages external_id',
  'reminders note',
  'report_cases note',
  'review_comments body',
  'reviews answer words',
  'skips reason_words',
  'told_facts body',
]

/** What a table keeps, and why that is not about a person who is a customer. */
export const keptTables: Record<string, string> = {
  answers: 'codes',
  hold_events: 'codes',
  migrations: 'the program',
  photos: 'pictures of fictional profiles',
  approved_answers: 'texts of the site owner for all customers',
  audit_anchor_address: 'an address of the owner',
  audit_anchors: 'answers of the address of the owner',
  away_times: 'breaks of operators',
  backfills: 'work on tables',
  board_acts: 'codes',
  board_walls: 'codes',
  chat_rules: 'texts of the site owner for its operators',
  chain_horizon: 'names of transactions',
  conversations: 'codes',
  countries: 'a word list',
  disclosure_checks: 'work on customers',
  disclosures: 'texts of the site owner for all customers',
  erasures: 'counts; the digest cannot be reversed without the key',
  evidence_files: 'codes, and hashes by which a copy is verified',
  evidence_parts: 'codes; the content, which an erasure deletes, is no text column',
  exports: 'the filters of an operator, which are forgotten with the row after 30 days',
  fairness_days: 'numbers',
  fairness_items: 'codes',
  hour_corrections: 'hours of operators',
  help_lines: 'a list of the site owner for all customers',
  fetishes: 'a word list',
  former_languages: 'codes',
  gifts: 'the catalogue of the site owner',
  handling_days: 'numbers',
  interests: 'a word list',
  languages: 'a word list',
  list_views: 'the filters that an operator has named',
  login_history: 'operators',
  message_stats_daily: 'numbers',
  operator_notes: 'notes about operators',
  operators: 'operators',
  permissions: 'rights',
  poke_rules: 'rules of the site owner',
  profile_set_photos: 'fictional profiles',
  profile_sets: 'fictional profiles',
  profile_text_drafts: 'fictional profiles',
  profile_text_rounds: 'fictional profiles',
  profile_texts: 'fictional profiles',
  profiles: 'fictional profiles',
  questions: 'codes',
  queue_items: 'codes',
  queue_samples: 'numbers',
  reasons: 'a word list',
  read_chat_rules: 'texts of the site owner for its operators',
  refused_site_calls: 'names of fields and codes, never a value',
  send_checks: 'settings of the site owner',
  regions: 'a word list',
  repeatable_functions: 'the program',
  retention_kept: 'numbers',
  retention_periods: 'codes and numbers',
  retention_runs: 'codes and numbers',
  reportreasons: 'a word list',
  review_cards: 'questions to coaches',
  review_items: 'codes',
  saved_replies: 'texts of operators for all customers',
  security_events: 'operators and addresses of strangers',
  segments: 'a word list',
  service_time: 'settings',
  sessions: 'operators',
  settings: 'settings',
  setup: 'settings',
  sign_in_attempts: 'operators',
  site_keys: 'the site owner',
  siteowners: 'the site owner',
  shift_receipts: 'numbers by code',
  stats_answer_time_days: 'numbers',
  stats_answer_time_sums: 'numbers',
  stats_changes: 'numbers',
  stats_days: 'numbers',
  stats_hours: 'numbers',
  stats_operator_days: 'numbers',
  stats_operator_months: 'numbers',
  stats_skip_days: 'numbers by code',
  teams: 'operators',
  trusted_devices: 'operators',
  two_factor_resets: 'operators',
  welfare_choices: 'choices of operators',
  welfare_shifts: 'numbers',
  word_use: 'numbers',
  work_sessions: 'hours of operators',
}

/** Columns of the tables with erased columns that have codes only. */
export const codeColumns = [
  'appeals outcome',
  'archive.messages direction type',
  'audit_log action subject_type',
  'customer_facts field',
  'customers disclosure_language gender language member_type',
  'deliveries refusal_code status',
  'disclosure_showings language',
  'escalations effect kind outcome',
  'handovers reason_code',
  'holds kind',
  'ignores option',
  'inquiries kind',
  'messages direction type',
  'questions certainty',
  'raised_checks certainty kind outcome',
  'report_cases outcome',
  'review_comments kind',
  'reviews scores source',
  'skips language reason_code',
  'told_facts about',
  'undo_offers conversation queue_item',
]

/** The columns of a list as `table.column`. */
export const columnsOf = (lists: readonly string[]) =>
  lists.flatMap((list) => {
    const [table, ...columns] = list.split(' ')
    return columns.map((column) => `${table}.${column}`)
  })

/** Every column of a table that can have words. */
export async function findTextColumns(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select case n.nspname when 'archive' then 'archive.' else '' end || c.relname as table, a.attname as column
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('public', 'archive', 'audit') and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
      and not a.attisdropped and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype,
        'tsvector'::regtype, 'text[]'::regtype)
    order by 1, 2`.execute(db)
  return rows
}

/** Every row of the database, as text: what a dump has. Also what the planner has kept of columns, which a dump can have. */
export async function readDump(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_|information_schema'`.execute(db)
  let dump = ''
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(db)
    dump += rows.map(({ text }) => `${name} ${text}\n`).join('')
  }
  const { rows: kept } = await sql<{ text: string }>`
    select concat_ws(' ', schemaname, tablename, attname, most_common_vals, most_common_elems, histogram_bounds) as text
    from pg_stats where schemaname !~ '^pg_|information_schema'`.execute(db)
  return dump + kept.map(({ text }) => `pg_stats ${text}\n`).join('')
}
