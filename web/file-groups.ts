import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The names of the modules of the panel and of the contract. */
const modules = new Set(
  ['src', '../contract/src']
    .flatMap((folder) =>
      readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }),
    )
    .map((path) => path.replace(/^.*[\\/]/, '').replace(/\.tsx?$/, '')),
)

/** One file of these modules, and of all that they import and no group before has. */
function together(name: string, ...lines: string[]) {
  const names = lines.flatMap((line) => line.split(' '))
  for (const each of names) if (!modules.has(each)) throw new Error(`No module has the name ${each}`)
  return { name, test: new RegExp(`/(${names.join('|')})\\.tsx?$`) }
}

/**
 * The files of the build. Modules that a page loads together are one file: many small ones are slow on a slow connection, and each
 * costs the browser a millisecond. A small module of the conversation that other pages use too is in the file `panel`, so that these
 * pages do not load the file `conversation`.
 */
export const fileGroups = [
  { name: 'gate', tags: ['$initial' as const] },
  together(
    'panel',
    'Panel HomePage',
    'BackLink BackTo LinkButton SideMark FieldOption Marked match-words use-moment-words DraftLine facts fact-words',
    'customer-fields unsaved-words use-typed-per-id use-tags use-drop upload use-upload FilledText insert-text saved-replies-query',
    'saved-reply-actions message-excerpt action-failure lock-title hold-kinds conversation-number',
  ),
  // The page of reports shows messages too.
  together('thread', 'MessageList'),
  { name: 'icons', test: /@tabler/, minShareCount: 2 },
  together('conversation', 'QueuePage'),
  // What each page loads when the browser is idle, with React Aria's dialogs.
  together(
    'dialog',
    'DialogShell ShownToast CommandPalette KeysDialog MenuDrawer SignalsDialog AwayPanel WordsField',
  ),
  together('fields', 'SelectField FilterSelect ListPage CheckField Moment Segments pages-query'),
  together(
    'list',
    'LongTable use-long-rows use-row-window use-row-cursor EventsHead ListLegend LegendKey NamedViews FilterBar',
    'use-filter-form SiteownerFilter OperatorFilter PeriodField period QueryPanel DownloadButton download order-export',
  ),
  together('editing', 'EditableLine LineFields LineState EditedMeanwhile ShownOnceText'),
  together(
    'holds',
    'hold-rules hold-texts hold-reasons hold-end escalation-icons ReleaseDialog HelpLines help-line-rules',
    'inquiry-rules ignore-rules welfare-rules use-pause PauseChoice pause-offered',
  ),
  // What a conversation loads when the browser is idle.
  together(
    'parts-of-conversation',
    'EmptyQueuePanel OtherChatsDialog IgnoreDialog SkipDialog HandoverDialog SaveFactDialog AlertEditor',
    'InterestPicker AllNotes FindBar ContradictionNotice load-escalate load-check',
  ),
]
