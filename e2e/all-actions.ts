import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

type DeclaredAction = { id: string; isOneOfMany: boolean }

const web = new URL('../web/', import.meta.url)

/** Every action that the panel declares: Vite loads the modules that declare them, as it does for the page. */
export async function readAllActions() {
  const { module } = await runnerImport<{ allActions: readonly DeclaredAction[] }>(
    fileURLToPath(new URL('src/testing/all-actions.ts', web)),
    {
      root: fileURLToPath(web),
      logLevel: 'error',
    },
  )
  return module.allActions
}

type Done = readonly [file: string, title: string]

function doneIn(file: string, title: string, ids: readonly string[]): Record<string, Done> {
  return Object.fromEntries(ids.map((id) => [id, [file, title]]))
}

/** Actions that exist only at times, or only in a menu, with the test that does them by keyboard. */
export const elsewhere: Record<string, Done> = {
  ...doneIn('escalations', 'a possible minor is escalated with two keys, and a master settles it', [
    'escalate',
    'escalation confirmed',
    'escalation site_asked',
    'escalation unfounded',
    'escalation other',
    'escalation settle',
    'escalation evidence make',
    'escalation evidence page',
    'escalation evidence json',
    'escalation evidence verify',
  ]),
  'escalation assign': ['escalations', 'masters share the work by keyboard'],
  'remind me': ['reminders', 'is set from the palette, keeps the chat'],
  ...doneIn('reminders', 'is set, changed and deleted on Mine', ['reminder new']),
  ...doneIn('hours', 'stop with one key', ['rest', 'rest over', 'hours earlier', 'hours later']),
  ...doneIn('hours', 'are corrected by a coach', ['hours correct', 'hours team']),
  'last chat': ['last-chat', 'ends the shift with a receipt'],
  'demo tour': ['demo-tour', 'signs in by keyboard only'],
  'ask coach': ['ask-coach', 'asks a coach from the palette, keeps the chat'],
  'not asked': ['inquiries', 'T and a digit lift a false alarm'],
  'true answer': ['inquiries', 'H marks a question that nothing has recognised'],
  'release hold': ['escalations', 'a hold that people set is released with a reason'],
  'find in chat': ['find-in-chat', 'opens with Y, walks with Enter and Shift+Enter'],
  'load earlier': ['refusals', 'loads earlier messages with U'],
  ...doneIn('fact-keys', 'E opens the first empty fact', ['facts by letter', 'move in facts']),
  ...doneIn('customer-facts', 'a newer value of the site is accepted or ignored', [
    'take theirs',
    'keep ours',
  ]),
  'leave give_back': ['leave', 'is given back with M, and an operator answers'],
  'chat rules': ['chat-rules', 'opens with D beside the text'],
  'other chats': ['customer-summary', 'the other chats of the customer open from their number'],
  'stop ignoring': ['leave', 'and is stopped by a master'],
  'take back': ['unsent-words', 'is taken back with T from its own page'],
  'open waiting': ['unattended', 'when an empty queue gets an item: a chat waits until Enter'],
  refresh: ['new-release', 'shows the banner that refreshes the page'],
  print: ['print', 'all loaded messages of a chat are printed'],
  csv: ['lists', 'and exported, by keyboard only'],
  xlsx: ['history', 'is exported for Excel from the menu of its files'],
  ...doneIn('stats', 'are shown as tables, and saved as pictures', [
    'stats tables',
    'stats svg',
    'stats png',
  ]),
  'undo in the editor': ['undo', 'Ctrl+Z in the empty editor brings the chat and the text back'],
  commands: ['saved-replies', 'opens with Ctrl+K, runs what is chosen'],
  move: ['message-actions', 'has its own keys at the cursor'],
  'move in list': ['overview', 'is navigated with J and K'],
  'leave the editor': ['refusals', 'leave the editor with Escape, return with /'],
  'open photo': ['thread', 'open large by keys, one after the other'],
  'cover photo': ['photos-gifts', 'is covered until it is uncovered, also by Enter'],
  'uncover photo': ['welfare', 'is uncovered with U'],
  pause: ['welfare', 'a break is suggested after photos'],
  'hide message': ['message-actions', 'hides a message, with operator and reason'],
  'delete message': ['message-actions', 'deletes for those who handle reports'],
  ...doneIn('account', 'an operator changes their own sign-in by keyboard', [
    'account password',
    'account authenticator',
    'account recovery codes',
    'account sessions',
    'account sound',
    'account keys',
  ]),
  'open audit subject': ['audit', 'the audit log is read by keyboard'],
  'find chat in audit': ['audit', 'shows everything about one chat'],
  'export tabs': [
    'exports',
    'of the team are in a tab for who reads the work of others, as far as they may see all that is in them',
  ],
  'chain of the audit log': ['audit', 'the proof of the audit log'],
  ...doneIn('operators', 'are found, selected, moved to another team', ['change teams', 'search operators']),
  'invite many operators': ['many-operators', 'are invited from a list, which is checked row by row'],
  ...doneIn('operators', 'are suspended with a reason', ['suspend or reinstate operator']),
  ...doneIn('operators', 'their two-factor is reset by two admins', [
    'operator reset',
    'operator confirm',
    'operator refuse',
  ]),
  ...doneIn('operators', 'is made once, copied, and opened by its holder', ['invite operator']),
  ...doneIn('exports', 'are cancelled, undone, resumed, downloaded and deleted by keyboard', [
    'export download',
    'export cancel',
    'export again',
    'export delete',
  ]),
  ...doneIn('list-views', 'is saved, changed, reset, renamed, moved and removed by keyboard', [
    'named views',
    'named view add',
    'named view save',
    'named view reset',
    'named view edit',
  ]),
  ...doneIn('history', 'a coach searches, reads the message between its neighbours', [
    'history search',
    'history preview',
    'history open',
  ]),
  ...doneIn('overview-rows', 'are read beside the list with Space', ['overview preview', 'overview open']),
  ...doneIn('history', 'a message is reported, its link copied', ['history report', 'history copy']),
  ...doneIn('message-reports', 'settles reports with two keys each', [
    'report unfounded',
    'report hide',
    'report note',
    'report open',
  ]),
  'report escalate': ['message-reports', 'a supervisor escalates from a report'],
  ...doneIn('message-reports', 'all reports of one customer are settled at once', [
    'report others',
    'report reopen',
  ]),
  ...doneIn('message-reports', 'a note reaches the writer', ['report coach']),
  ...doneIn('message-reports', 'two supervisors work side by side', [
    'report delete',
    'report master',
    'report take',
  ]),
  ...doneIn('reviews', 'a coach draws a sample and scores a message by keyboard', [
    'review draw',
    'review score 1',
    'review score 2',
    'review score 3',
    'review score 4',
    'review score 0',
    'review praise',
    'review improve',
    'review words',
    'review save',
    'review pass',
    'review open',
  ]),
  ...doneIn('reviews', 'the operator is told, reads it, and sees it differently', [
    'feedback differs',
    'feedback answer',
  ]),
  'review table': ['reviews', 'a second coach scores without seeing the first card'],
  ...doneIn('reviews', 'asks that a review is read before the next chat', [
    'feedback read',
    'feedback put off',
  ]),
  'feedback thanks': ['reviews', 'a second coach scores without seeing the first card'],
  'board wall': ['board', 'a wall screen shows the board without names'],
  ...doneIn('board', 'a coach acts by keyboard', ['board ask', 'board release', 'board pause']),
  ...doneIn('permissions', 'apply in an open browser when they are saved', ['save levels', 'discard levels']),
  ...doneIn('permissions', 'are previewed: nothing is done until Escape', ['preview level', 'end preview']),
  ...doneIn('permissions', 'are copied, renamed and retired', ['copy level', 'rename level', 'retire level']),
  ...doneIn('profile-sets', 'is made, filled with photos, ordered, described and cropped by keyboard', [
    'new profile set',
    'crop photo',
    'describe photo',
    'never send photo',
    'make profile set ready',
  ]),
  ...doneIn('profile-reports', 'numbers open their lists, the chart has a table', ['chart as table']),
  ...doneIn('profile-texts', 'a text is written, returned, changed and approved', [
    'text next',
    'text submit',
    'text approve',
    'text return',
    'text changes',
  ]),
  'siteowner copy from': ['site-owner', 'takes over the rules and checks of another one'],
  ...doneIn('site-owner', 'gets a key that is shown once and works', ['siteowner key', 'siteowner pause']),
  ...doneIn('word-lists', 'a reason is added, ordered, translated and retired by keyboard', [
    'word add',
    'word retire',
  ]),
  ...doneIn('thresholds', 'thresholds are changed by keyboard', ['settings save']),
  ...doneIn('thresholds', 'is checked against its partner', ['settings fault', 'settings find']),
  ...doneIn('administration-keys', 'the list of operators, and an operator', [
    'change levels',
    'change languages',
    'change site owners',
    'end sessions of selected',
    'suspend selected',
    'views of operators',
    'end all sessions of operator',
    'operator codes',
    'operator preview',
    'operator note',
  ]),
  ...doneIn('administration-keys', 'account levels and their menu', [
    'add level',
    'level differences',
    'copy this level',
    'preview this level',
    'restore level',
  ]),
  ...doneIn('administration-keys', 'profile sets and their photos', [
    'search profile sets',
    'views of profile sets',
    'copy profile set',
    'retire profile set',
    'use profile set',
    'remove photo',
    'add photos',
  ]),
  ...doneIn('administration-keys', 'profile texts', ['text skip', 'text both']),
  ...doneIn('administration-keys', 'site owners and thresholds', [
    'settings discard',
    'siteowner add',
    'siteowner copy',
    'siteowner test',
    'siteowner check',
    'siteowner replay',
  ]),
  undo: ['profile', 'is removed, and restored with Z'],
}

const isOf = ({ id, isOneOfMany }: DeclaredAction, one: string) =>
  one === id || (isOneOfMany && one.startsWith(`${id} `))

/** Actions that no test does by keyboard. @param done the ids of those that the palette has run */
export function withoutTest(all: readonly DeclaredAction[], done: Set<string>): string[] {
  const known = [...done, ...Object.keys(elsewhere)]
  return all.filter((action) => !known.some((one) => isOf(action, one))).map(({ id }) => id)
}

/** Actions that the palette showed and no value declares. */
export const undeclared = (all: readonly DeclaredAction[], shown: Set<string>): string[] =>
  [...shown].filter((one) => !all.some((action) => isOf(action, one)))
