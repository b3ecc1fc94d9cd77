import { impureRendering } from './rendering.ts'
import { isTest, linesLike, type Rule } from './source.ts'

const isPage = (path: string) => /^web\/src\/.*\.tsx?$/.test(path) && !isTest(path)

const isTesting = (path: string) => path.startsWith('web/src/testing/')

const storageFile = 'web/src/ui/storage/storage.ts'
/** For 1,000 lines. */
const maxEffects = 1.5

/** Padding, margins and gaps in pixels for which there is a step of space (`--sp-…` in `tokens.css`). */
const rawSpace =
  /^\s*(padding|margin|gap|row-gap|column-gap)[a-z-]*:(?!.*clamp\()[^;]*(?<![\w.])(2|4|6|8|10|12|14|16|20|24|32|48)px/

export const webRules: Rule[] = [
  {
    title: 'padding, margins and gaps are steps of space where there is one',
    find: (files) => linesLike(files, rawSpace, (path) => path.endsWith('.css')),
    broken: [
      { path: 'web/src/ui/Chip.module.css', text: '  padding: 0 8px;' },
      { path: 'web/src/ui/Chip.module.css', text: '  margin-inline: -4px;' },
    ],
    right: [
      { path: 'web/src/ui/Chip.module.css', text: '  padding: 0 var(--sp-3) 1px;' },
      { path: 'web/src/ui/Chip.module.css', text: '  inset-block-start: 8px;' },
    ],
  },
  {
    title: 'state that components share is in a store, not in hand-written listeners',
    find: (files) =>
      linesLike(
        files,
        /\buseSyncExternalStore\b|\bnew Set<\(|\b\w*[lL]isteners = new (Set|Map)\b|\bnew EventTarget\(|extends EventTarget\b/,
        (path) => isPage(path) && !isTesting(path),
      ),
    broken: [
      { path: 'web/src/ui/words/now.ts', text: 'const told = new Set<(now: number) => void>()' },
      { path: 'web/src/ui/words/now.ts', text: "import { useSyncExternalStore } from 'react'" },
    ],
    right: [
      { path: 'web/src/ui/words/now.ts', text: 'const ticks = createStore(Date.now)' },
      { path: 'web/src/ui/actions/keys.ts', text: "const signs = new Set<string>(['/', '?'])" },
      { path: 'web/src/ui/now.test.ts', text: 'const page = new EventTarget()' },
    ],
  },
  {
    title: 'browser storage is read and written in one file',
    find: (files) =>
      linesLike(
        files,
        /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|\bdocument\.cookie\b|['"]storage['"]|\bStorageEvent\b/,
        (path) => isPage(path) && path !== storageFile && !isTesting(path),
      ),
    broken: [
      { path: 'web/src/features/answering/queue/QueuePage.tsx', text: "localStorage.getItem('queue')" },
      { path: 'web/src/features/answering/queue/claim.ts', text: "addEventListener('storage', hear)" },
    ],
    right: [
      { path: storageFile, text: 'export const browserStorage = guarded(() => localStorage)' },
      { path: 'web/src/ui/lists/trail.test.ts', text: "vi.stubGlobal('localStorage', makeStorage())" },
      {
        path: 'web/src/features/answering/queue/QueuePage.tsx',
        text: "import { kept } from '../../ui/storage'\nkept('queue', asWords)",
      },
    ],
  },
  {
    title:
      'rendering depends only on props, state and stores: it reads no clock, no random number, and changes nothing',
    find: impureRendering,
    broken: [
      {
        path: 'web/src/ui/Since.tsx',
        text: 'export function Since({ at }: Props) {\n  return <b>{Date.now() - at}</b>\n}',
      },
    ],
    right: [
      {
        path: 'web/src/ui/Since.tsx',
        text: `export function Since({ at }: Props) {
          const now = useNow()
          const [shownAt] = useState(() => Date.now())
          return <b onClick={() => note(Date.now() - shownAt)}>{now - at}</b>
        }`,
      },
    ],
  },
  {
    title: 'the pages have at most 1.5 effects per 1,000 lines',
    find: (files) => {
      const pages = files.filter(({ path }) => /^web\/src\/.*\.tsx?$/.test(path))
      const lines = pages.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0)
      const effects = linesLike(pages, /\buse(Layout|Insertion)?Effect\(/)
      return effects.length > (lines * maxEffects) / 1_000 ? effects : []
    },
    broken: [
      {
        path: 'web/src/ui/Since.tsx',
        text: `useEffect(() => setLabel(text), [text])\n${'go()\n'.repeat(600)}`,
      },
    ],
    right: [
      { path: 'web/src/ui/Since.tsx', text: `useEffect(() => watch(id), [id])\n${'go()\n'.repeat(700)}` },
    ],
  },
]
