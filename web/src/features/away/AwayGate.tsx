import { IconCoffee } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../ui/commands'
import { useKeptFocus } from '../../ui/kept-focus'
import { useKey } from '../../ui/keys'
import { mayLeave } from '../answering/unsent'
import { useUser } from '../sign-in/user-query'
import { AwayDialog } from './AwayDialog'
import { AwayPanel } from './AwayPanel'
import { AwayControl } from './away-control'

/** In place of every page while the operator is on a break, in all tabs; the page comes back with the end of it. */
export function AwayGate({ children }: { children: ReactNode }) {
  const { away } = useUser()
  return away ? <AwayPanel key={away.id} away={away} /> : <AtWork>{children}</AtWork>
}

function AtWork({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const goAway = async () => {
    if (await mayLeave('away')) setIsAsked(true)
  }
  useCommand({
    id: 'away',
    group: 'anywhere',
    title: t('away.title'),
    icon: IconCoffee,
    keys: 'A',
    run: () => void goAway(),
  })
  useKeptFocus()
  useKey('KeyA', () => void goAway())
  return (
    <AwayControl value={() => void goAway()}>
      {children}
      <AwayDialog isOpen={isAsked} onClose={() => setIsAsked(false)} />
    </AwayControl>
  )
}
