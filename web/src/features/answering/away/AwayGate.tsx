import { type ReactNode, useState } from 'react'
import { useFocusFallback } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { mayLeave } from '../../settings/drafts/unsent'
import { useUser } from '../../settings/user-query'
import { AwayDialog } from './AwayDialog'
import { startBreak } from './away-actions'
import { StartBreakContext } from './start-break'

/** Loaded in advance, because a break replaces the page at once. */
const panelPart = lazyPart(() => import('./AwayPanel'), 'idle')

/** Replaces every page while the operator is on a break, in all tabs. The page returns at the end of the break. */
export function AwayGate({ children }: { children: ReactNode }) {
  const { away } = useUser()
  const panel = useLazyPart(panelPart, away !== null)
  if (!away) return <NotAway>{children}</NotAway>
  return panel && <panel.AwayPanel key={away.id} away={away} />
}

function NotAway({ children }: { children: ReactNode }) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const begin = async () => {
    if (await mayLeave('away')) setIsDialogOpen(true)
  }
  const away = useAction(startBreak, { begin: () => void begin() })
  useFocusFallback()
  return (
    <StartBreakContext value={away}>
      {children}
      <AwayDialog isOpen={isDialogOpen} onClose={() => setIsDialogOpen(false)} />
    </StartBreakContext>
  )
}
