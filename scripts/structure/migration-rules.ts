import { type Rule, ruleOf, type SourceFile } from './source.ts'

/** Tables with millions of rows on a full panel. */
const largeTables = [
  'answers',
  'audit_log',
  'conversation_operators',
  'conversations',
  'customers',
  'deliveries',
  'idempotency_keys',
  'ignores',
  'login_history',
  'messages',
  'received_messages',
  'skips',
].join('|')

/** Statements that read or rewrite a whole table while nobody can write to it. */
const longChange = new RegExp(
  [
    String.raw`^\s*(update|delete from) (${largeTables})\b`,
    String.raw`^\s*insert into (?!backfills)[^;]*\bfrom (${largeTables})\b`,
    String.raw`^\s*create (unique )?index \w+ on (${largeTables})\b`,
    String.raw`^\s*alter table (${largeTables})\b[^;]*(set not null|alter column \w+ type|add constraint(?![^,;]*not valid))`,
  ].join('|'),
  'i',
)

/** Those of a new database: nothing is in its tables yet. */
const isChecked = (path: string) => /^server\/migrations\/0(0[2-9]|[1-9])\d+_[^/]*\.sql$/.test(path)

/** The statements without comments and without the bodies of functions. */
const statementsOf = ({ text }: SourceFile) =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$[\s\S]*?\$\$/g, '')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))

export const migrationRules: Rule[] = [
  ruleOf(
    'a migration begins with a line that names its Up part, and has no Down part: nobody goes back',
    (files) =>
      files
        .filter(({ path }) => /^server\/migrations\/[^/]+\.sql$/.test(path))
        .filter(({ text }) => !text.startsWith('-- Up Migration\n') || text.includes('-- Down Migration'))
        .map(({ path }) => path),
    [
      [
        'server/migrations/0099_example.sql',
        '-- Up Migration\ncreate table examples ();\n-- Down Migration\ndrop table examples;',
      ],
      ['server/migrations/0099_example.sql', '-- Up Migration\ncreate table examples ();'],
    ],
  ),
  ruleOf(
    'a migration leaves many rows to a backfill, and indexes of large tables to migrations/indexes',
    (files) =>
      files
        .filter(({ path }) => isChecked(path))
        .flatMap((file) =>
          statementsOf(file)
            .filter((statement) => longChange.test(statement))
            .map((statement) => `${file.path}: ${statement}`),
        ),
    [
      [
        'server/migrations/0099_example.sql',
        "-- Up Migration\nalter table skips add column shift text;\nupdate skips s\n  set shift = 'day';",
      ],
      [
        'server/migrations/0099_example.sql',
        "-- Up Migration\nalter table skips add column shift text;\ninsert into backfills (name, table_name) values ('skips_shift', 'skips');",
      ],
    ],
  ),
]
