import { type ReactNode, useState } from 'react'
import { useFocusFallback } from '../../ui/move-focus'
import { useAction } from '../../ui/use-action'
import { mayLeave } from '../answering/unsent'
import { useUser } from '../sign-in/user-query'
import { AwayDialog } from './AwayDialog'
import { AwayPanel } from './AwayPanel'
import { startBreak } from './away-actions'
import { StartBreakContext } from './start-break'

/** Replaces every page while the operator is on a break, in all tabs. The page returns at the end of the break. */
export function AwayGate({ children }: { children: ReactNode }) {
  const { away } = useUser()
  return away ? <AwayPanel key={away.id} away={away} /> : <NotAway>{children}</NotAway>
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
