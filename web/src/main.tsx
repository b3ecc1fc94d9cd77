import '@fontsource-variable/inter/wght.css'
import './ui/tokens.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { Gate } from './features/sign-in/Gate'
import { type Place, placeFor } from './features/sign-in/guard'
import { forgetPath, rememberedPath, rememberPath } from './features/sign-in/resume'
import { UnreachablePage } from './features/sign-in/UnreachablePage'
import { readUser, type User } from './features/sign-in/user'
import { reloadOnFailedParts, reloadOnReturn } from './shell/reload'
import { startTexts } from './ui/texts'

const root = createRoot(document.getElementById('root') ?? document.body)

/** The gate is small and loads at once; the panel comes when there is somebody to show it to. */
const loadPanel = () => import('./shell/Panel')

async function open(place: Place, user: User | null) {
  if (place.app === 'panel' && user) {
    history.replaceState(null, '', place.path)
    forgetPath()
    const { Panel } = await loadPanel()
    return root.render(<Panel user={user} />)
  }
  if (place.app === 'gate') {
    if (place.remember) rememberPath(place.remember)
    if (location.pathname !== place.path) history.replaceState(null, '', place.path)
    root.render(
      <Gate
        start={place.path}
        onTfa={() => void loadPanel()}
        onSignedIn={(signedIn) => void enterFrom(place.path, signedIn)}
      />,
    )
  }
}

const enterFrom = (here: string, user: User | null) =>
  open(placeFor(here, user, rememberedPath()), user).catch(showUnreachable)

async function start() {
  reloadOnFailedParts()
  reloadOnReturn()
  const [user] = await Promise.allSettled([readUser(), startTexts()])
  if (user.status === 'rejected') return showUnreachable(user.reason)
  await enterFrom(location.pathname + location.search, user.value)
}

function showUnreachable(error: unknown) {
  const retry = () => {
    readUser().then((user) => enterFrom(location.pathname + location.search, user), showUnreachable)
  }
  root.render(<UnreachablePage error={error} onRetry={retry} />)
}

void start()
