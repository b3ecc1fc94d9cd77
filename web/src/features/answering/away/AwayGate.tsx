import { type ReactNode, useState } from 'react'
import { useFocusFallback } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { mayLeave } from '../../settings/drafts/unsent'
import { useUser } from '../../settings/user-query'
import { AwayDialog } from './AwayDialog'
import { startBreak, startRest } from './away-actions'
import { StartBreakContext, StartRestContext } from './start-break'
import { useRest } from './use-rest'

/** Loaded in advance, because a break replaces the page at once. */
const panelPart = lazyPart(() => import('./AwayPanel'), 'idle')
const restPart = lazyPart(() => import('./RestPanel'))

/** Replaces every page while the operator is on a break, in all tabs. The page returns at the end of the break. */
export function AwayGate({ children }: { children: ReactNode }) {
  const { away } = useUser()
  const isRest = away?.counts_as_work === false
  const panel = useLazyPart(panelPart, away !== null && !isRest)
  const rest = useLazyPart(restPart, isRest)
  if (!away) return <NotAway>{children}</NotAway>
  if (isRest) return rest && <rest.RestPanel key={away.id} away={away} />
  return panel && <panel.AwayPanel key={away.id} away={away} />
}

function NotAway({ children }: { children: ReactNode }) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const begin = async () => {
    if (await mayLeave('away')) setIsDialogOpen(true)
  }
  const away = useAction(startBreak, { begin: () => void begin() })
  const beginRest = useRest()
  const rest = useAction(startRest, useUser().has_hours ? { begin: beginRest } : null)
  useFocusFallback()
  return (
    <StartBreakContext value={away}>
      <StartRestContext value={rest}>{children}</StartRestContext>
      <AwayDialog isOpen={isDialogOpen} onClose={() => setIsDialogOpen(false)} />
    </StartBreakContext>
  )
}
