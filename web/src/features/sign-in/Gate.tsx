import { useState } from 'react'
import { call } from '../../api/call'
import { ChoosePasswordPage } from './ChoosePasswordPage'
import { ExpiredPage } from './ExpiredPage'
import type { GatePath } from './guard'
import { LoginPage } from './LoginPage'
import { TfaPage } from './TfaPage'
import type { User } from './user'

type Props = {
  start: GatePath
  /** An operator who has passed both factors, and must choose a password. */
  newcomer: boolean
  /** The code is asked for next: a good moment to load what comes next. */
  onTfa: () => void
  onSignedIn: (user: User) => void
}

/** The three pages before the panel, which need no router. */
export function Gate({ start, newcomer, onTfa, onSignedIn }: Props) {
  const [path, setPath] = useState(start)
  const [isChoosing, setIsChoosing] = useState(newcomer)

  const go = (to: GatePath) => {
    history.pushState(null, '', to)
    setPath(to)
    if (to === '/tfa') onTfa()
  }
  const goOn = (user: User) => (user.tfa_authenticated ? onSignedIn(user) : go('/tfa'))
  const enter = (user: User) => (user.must_choose_password ? setIsChoosing(true) : onSignedIn(user))
  const startOver = async () => {
    await call('POST /api/logout.php', {}).catch(() => {})
    go('/login')
  }

  if (isChoosing) return <ChoosePasswordPage onChosen={onSignedIn} />
  if (path === '/tfa') return <TfaPage onSignedIn={enter} onStartOver={startOver} />
  if (path === '/expired') return <ExpiredPage onLogin={() => go('/login')} />
  return <LoginPage onSignedIn={goOn} />
}
