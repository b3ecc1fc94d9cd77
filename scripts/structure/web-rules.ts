import { impureRendering } from './rendering.ts'
import { isTest, linesLike, type Rule } from './source.ts'

const isPage = (path: string) => /^web\/src\/.*\.tsx?$/.test(path) && !isTest(path)

const isTesting = (path: string) => path.startsWith('web/src/testing/')

const storageFile = 'web/src/ui/storage.ts'
/** These still get the storage as an argument. */
const withStorage = [
  'web/src/features/answering/',
  'web/src/features/conversation/AnsweringPanel.tsx',
  'web/src/features/queue/claim.ts',
  'web/src/shell/LogoutButton.tsx',
]

/** They still have listeners of their own. */
const withListeners = [
  'web/src/features/answering/',
  'web/src/features/conversation/LeasePanel.tsx',
  'web/src/features/conversation/LockedPanel.tsx',
  'web/src/ui/toasts.ts',
  'web/src/ui/ToastRegion.tsx',
]
/** They still ask for the time. */
const withClocks = ['web/src/features/answering/']
const startsWith = (places: readonly string[], path: string) => places.some((place) => path.startsWith(place))

export const webRules: Rule[] = [
  {
    title: 'what components share is in a store, not in listeners of its own',
    find: (files) =>
      linesLike(
        files,
        /\buseSyncExternalStore\b|\bnew Set<\(|\b\w*[lL]isteners = new (Set|Map)\b|\bnew EventTarget\(|extends EventTarget\b/,
        (path) => isPage(path) && !isTesting(path) && !startsWith(withListeners, path),
      ),
    broken: [
      { path: 'web/src/ui/now.ts', text: 'const told = new Set<(now: number) => void>()' },
      { path: 'web/src/ui/now.ts', text: "import { useSyncExternalStore } from 'react'" },
    ],
    right: [
      { path: 'web/src/ui/now.ts', text: 'const ticks = createStore(Date.now)' },
      { path: 'web/src/ui/keys.ts', text: "const signs = new Set<string>(['/', '?'])" },
      { path: 'web/src/ui/now.test.ts', text: 'const page = new EventTarget()' },
    ],
  },
  {
    title: 'what a browser keeps is read and written in one file',
    find: (files) =>
      linesLike(
        files,
        /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|\bdocument\.cookie\b|['"]storage['"]|\bStorageEvent\b/,
        (path) => isPage(path) && path !== storageFile && !isTesting(path) && !startsWith(withStorage, path),
      ),
    broken: [
      { path: 'web/src/features/queue/QueuePage.tsx', text: "localStorage.getItem('queue')" },
      { path: 'web/src/features/queue/claim.ts', text: "addEventListener('storage', hear)" },
    ],
    right: [
      { path: storageFile, text: 'export const browserStorage = guarded(() => localStorage)' },
      { path: 'web/src/ui/trail.test.ts', text: "vi.stubGlobal('localStorage', makeStorage())" },
      {
        path: 'web/src/features/queue/QueuePage.tsx',
        text: "import { kept } from '../../ui/storage'\nkept('queue', asWords)",
      },
    ],
  },
  {
    title:
      'what is drawn depends on props, state and stores: rendering asks for no time, no chance, and changes nothing',
    find: (files) => impureRendering(files.filter(({ path }) => !startsWith(withClocks, path))),
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
]
