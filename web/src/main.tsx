import '@fontsource-variable/inter/wght.css'
import './ui/fallback-font.css'
import './ui/tokens.css'
import './ui/base.css'
import { setupPath, tokenIn } from '@panel/contract/rules/page-paths'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Gate } from './features/people/sign-in/Gate'
import { type Place, pathIn, placeFor } from './features/people/sign-in/guard'
import { forgetPath, rememberedPath, rememberPath } from './features/people/sign-in/resume'
import { SlowPage } from './features/people/sign-in/SlowPage'
import { UnreachablePage } from './features/people/sign-in/UnreachablePage'
import { WordlessPage } from './features/people/sign-in/WordlessPage'
import { isVisitor, readUser, type User } from './features/settings/user'
import { reloadForPart, reloadOnFailedParts, reloadOnReturn } from './shell/reload'
import { startKeyGate } from './ui/actions/key-gate'
import { loadInAdvance } from './ui/lazy-part'
import { slowAfter } from './ui/slow'
import { startTexts } from './ui/words/texts'
import { allowTranslation } from './ui/words/translated-texts'
import { withAdministrationTexts } from './ui/words/with-administration-texts'

const root = createRoot(document.getElementById('root') ?? document.body)

/** The sign-in is small and loads at once; the panel is loaded when an operator is signed in. */
const loadPanel = () => import('./shell/Panel')

const loadPanelAhead = () => void loadInAdvance(loadPanel).catch(() => {})

/** The gate has no router: it begins anew at the address that Back leads to. */
const reload = () => location.reload()

async function open(place: Place, user: User | null): Promise<void> {
  if (place.app === 'panel' && user) {
    history.replaceState(null, '', place.path)
    forgetPath()
    const { Panel, startPanel } = await loadPanel()
    removeEventListener('popstate', reload)
    startPanel(user)
    // Rendered in slices, so that key presses are handled meanwhile.
    return startTransition(() => root.render(<Panel />))
  }
  if (place.app === 'setup') return openSetup(user)
  if (place.app === 'gate') {
    if (place.remember) rememberPath(place.remember)
    if (location.pathname !== place.path) history.replaceState(null, '', place.path)
    addEventListener('popstate', reload)
    if (place.path === '/tfa') loadPanelAhead()
    root.render(
      <Gate
        start={place.path}
        mustChoosePassword={user?.tfa_authenticated === true}
        onTfa={loadPanelAhead}
        onSignedIn={(signedIn) => void enterFrom(place.path, signedIn)}
      />,
    )
  }
}

/** A stranger gets the setup only while there is no operator. */
async function openSetup(user: User | null): Promise<void> {
  const { Setup, isSetupOpen } = await withAdministrationTexts(() => import('./features/people/setup/Setup'))
  if (!user && !(await isSetupOpen())) return open({ app: 'gate', path: '/login', remember: setupPath }, null)
  history.replaceState(null, '', setupPath)
  forgetPath()
  root.render(<Setup user={user} />)
}

const enterFrom = (here: string, user: User | null) =>
  open(placeFor(here, user, rememberedPath()), user).catch(showUnreachable)

/** The page of the link in an invitation, which nobody is signed in for. */
async function openInvitation(token: string) {
  const { InvitePage } = await import('./features/people/sign-in/InvitePage')
  const accepted = (user: User) => {
    history.replaceState(null, '', '/tfa')
    void enterFrom('/tfa', user)
  }
  root.render(<InvitePage token={token} onAccepted={accepted} />)
}

/** The board on a wall screen, which nobody is signed in for. */
async function openWall(token: string) {
  const { WallPage } = await withAdministrationTexts(() => import('./features/supervision/board/WallPage'))
  root.render(<WallPage token={token} onRelease={reloadForPart} />)
}

async function start() {
  allowTranslation()
  startKeyGate()
  reloadOnFailedParts()
  reloadOnReturn()
  const texts = startTexts()
  const slow = setTimeout(
    () =>
      void texts.then(
        () => root.render(<SlowPage />),
        () => {},
      ),
    slowAfter,
  )
  const invitation = tokenIn(location.pathname, '/invite')
  const wall = tokenIn(location.pathname, '/wall')
  try {
    if (wall) return await texts.then(() => openWall(wall))
    if (invitation) return await texts.then(() => openInvitation(invitation))
    const [user, loaded] = await Promise.allSettled([isVisitor() ? null : requestUser(), texts])
    if (loaded.status === 'rejected') return root.render(<WordlessPage />)
    if (user.status === 'rejected') return showUnreachable(user.reason)
    await enterFrom(pathIn(location), user.value)
  } finally {
    clearTimeout(slow)
  }
}

/** Requests the user; the panel is loaded meanwhile. */
function requestUser(): Promise<User | null> {
  const user = readUser()
  loadPanelAhead()
  return user
}

function showUnreachable(error: unknown) {
  const retry = () => {
    readUser().then((user) => enterFrom(pathIn(location), user), showUnreachable)
  }
  root.render(<UnreachablePage error={error} onRetry={retry} />)
}

void start()
