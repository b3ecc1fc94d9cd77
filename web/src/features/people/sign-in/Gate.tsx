import type { GatePath } from '@panel/contract/rules/page-paths'
import { useState } from 'react'
import { call } from '../../../api/call'
import type { User } from '../../settings/user'
import { ChoosePasswordPage } from './ChoosePasswordPage'
import { ExpiredPage } from './ExpiredPage'
import { LoginPage } from './LoginPage'
import { TfaPage } from './TfaPage'

type Props = {
  start: GatePath
  /** The operator has passed both factors, and must choose a password. */
  mustChoosePassword: boolean
  /** Called when the page of the code opens, so that the panel can be loaded meanwhile. */
  onTfa: () => void
  onSignedIn: (user: User) => void
}

/** The three pages before the panel, which need no router. */
export function Gate({ start, mustChoosePassword, onTfa, onSignedIn }: Props) {
  const [path, setPath] = useState(start)
  const [login, setLogin] = useState<string | null>(null)
  const [isChoosing, setIsChoosing] = useState(mustChoosePassword)

  const go = (to: GatePath) => {
    history.pushState(null, '', to)
    setPath(to)
    if (to === '/tfa') onTfa()
  }
  const afterPassword = (user: User) => {
    if (user.tfa_authenticated) return onSignedIn(user)
    setLogin(user.login)
    go('/tfa')
  }
  const afterCode = (user: User) => (user.must_choose_password ? setIsChoosing(true) : onSignedIn(user))
  const startOver = async () => {
    await call('POST /api/logout.php', {}).catch(() => {})
    go('/login')
  }

  // Another tab can have signed in meanwhile: the page then opens without asking again.
  const logInAgain = () => location.assign('/login')

  if (isChoosing) return <ChoosePasswordPage onChosen={onSignedIn} />
  if (path === '/tfa') return <TfaPage login={login} onSignedIn={afterCode} onStartOver={startOver} />
  if (path === '/expired') return <ExpiredPage onLogin={logInAgain} />
  return <LoginPage onSignedIn={afterPassword} />
}
