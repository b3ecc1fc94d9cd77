import { type Examples, isCode, isTest, linesLike, type Rule, ruleOf } from './source.ts'

/** A rule about single lines of some files. */
const lines = (
  title: string,
  pattern: RegExp,
  where: (path: string) => boolean,
  ...examples: Examples
): Rule => ruleOf(title, (files) => linesLike(files, pattern, where), examples)

const everywhere = () => true

export const textRules: Rule[] = [
  lines(
    'compiler errors are not suppressed',
    /@ts-(ignore|expect-error|nocheck)/,
    isCode,
    ['server/src/app.ts', '// @ts-expect-error the types are wrong'],
    ['server/src/app.ts', '// The cast: Object.entries forgets which names an object has.'],
  ),
  lines(
    'a suppressed lint rule has a reason',
    /biome-ignore(?!(-\w+)? [\w/]+: (?!<explanation>)\S.{9,})/,
    everywhere,
    ['web/src/ui/Panel.tsx', '// biome-ignore lint/a11y/noAutofocus: <explanation>'],
    ['web/src/ui/Panel.tsx', '// biome-ignore lint/a11y/noAutofocus: the page has one field only'],
  ),
  lines(
    'no test is skipped, planned only, or run alone',
    /\.(skip|skipIf|runIf|only|todo|fails|fixme)[.(]|\b(xit|xdescribe|fit|fdescribe)\(/,
    isTest,
    ['server/src/app.test.ts', "it.each([1]).skip('starts', () => {})"],
    ['server/src/app.test.ts', "it.each([1])('skips what it knows', () => {})"],
  ),
  lines(
    'a test waits for a result, never for a fixed time',
    /(?<!\bit\.)\bsetTimeout\(|timers\/promises|waitForTimeout\(|\bsleep\(/,
    isTest,
    ['server/src/app.test.ts', 'await new Promise((done) => setTimeout(done, 100))'],
    ['e2e/people/roles.test.ts', 'it.setTimeout(240_000); await expect.poll(() => found).toBe(1)'],
  ),
  lines(
    'the server logs through its logger',
    /\bconsole\.\w+\(/,
    (path) => /^server\/src\/(features|platform)\//.test(path),
    ['server/src/features/answering/queue/claim.ts', "console.log('claimed')"],
    ['server/src/main.ts', "console.log('The panel runs at http://127.0.0.1:3000')"],
  ),
  lines(
    'a TODO says when it becomes due',
    /\b(TODO|FIXME|XXX|HACK)\b(?!( when| once| if| after) \S)/,
    isCode,
    ['server/src/app.ts', '// TODO: clean this up'],
    ['server/src/app.ts', '// TODO when a second site needs it: a key per environment'],
  ),
  lines(
    'no file contains a path of one machine',
    /(?<![\w.$}])(\/(work|root|home|Users|mnt)\/\w|[A-Z]:\\\\?\w)/,
    everywhere,
    ['docs/operations.md', 'Run it in /home/anna/panel.'],
    ['docs/operations.md', 'Sites are at /api/home/1, data in .data/postgres.'],
  ),
  lines(
    'the lockfile names no registry',
    /"resolved": "https?:/,
    (path) => path.endsWith('package-lock.json'),
    ['package-lock.json', '  "resolved": "https://registry.example.com/zod.tgz",'],
    ['package-lock.json', '  "resolved": "contract",'],
  ),
  {
    title: 'a file is named after its subject, not "utils" or "helpers"',
    find: (files) =>
      files
        .map(({ path }) => path)
        .filter((path) => path.split(/[/.-]/).some((word) => vagueNames.has(word.toLowerCase()))),
    broken: [{ path: 'server/src/features/answering/queue/queue-helpers.ts', text: '' }],
    right: [{ path: 'server/src/features/answering/queue/community.ts', text: '' }],
  },
  {
    title: 'a file of code has one subject: at most 250 lines',
    find: (files) =>
      files
        .filter(({ path }) => isCode(path) && !isWrittenByTools(path))
        .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
        .filter(({ lines }) => lines > longestFile)
        .map(({ path, lines }) => `${path} has ${lines} lines`),
    broken: [{ path: 'server/src/app.ts', text: 'go()\n'.repeat(251) }],
    right: [{ path: 'server/src/platform/database-types.ts', text: 'go()\n'.repeat(500) }],
  },
  {
    title: 'the linter refuses `any` and `!`',
    find: (files) =>
      files
        .filter(({ path }) => path === 'biome.json')
        .flatMap(({ text }) =>
          ['noExplicitAny', 'noNonNullAssertion'].filter((rule) => !text.includes(`"${rule}": "error"`)),
        ),
    broken: [{ path: 'biome.json', text: '{ "noExplicitAny": "warn" }' }],
  },
]

const vagueNames = new Set(['util', 'utils', 'misc', 'helper', 'helpers', 'common', 'manager', 'managers'])
const longestFile = 250
const isWrittenByTools = (path: string) => path === 'server/src/platform/database-types.ts'
