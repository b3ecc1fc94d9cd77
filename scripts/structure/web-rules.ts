import { isTest, linesLike, type Rule } from './source.ts'

const isPage = (path: string) => /^web\/src\/.*\.tsx?$/.test(path) && !isTest(path)

const storageFile = 'web/src/ui/storage.ts'
/** They still get the storage as an argument. */
const withStorage = [
  'web/src/features/answering/',
  'web/src/features/conversation/AnsweringPanel.tsx',
  'web/src/features/queue/claim.ts',
  'web/src/shell/LogoutButton.tsx',
]

export const webRules: Rule[] = [
  {
    title: 'what a browser keeps is read and written in one file',
    find: (files) =>
      linesLike(
        files,
        /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|\bdocument\.cookie\b|['"]storage['"]|\bStorageEvent\b/,
        (path) =>
          isPage(path) &&
          path !== storageFile &&
          !path.startsWith('web/src/testing/') &&
          !withStorage.some((place) => path.startsWith(place)),
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
]
