import type { ReactNode } from 'react'
import { useUser } from '../user-query'
import { mayOpen } from './pages'
import { RefusedPage } from './RefusedPage'
import { useOpenPage } from './use-open-page'

/** Shows a page to operators with its right; to others, also when the right is removed meanwhile, why it is refused. */
export function PageGate({ children }: { children: ReactNode }) {
  const user = useUser()
  const path = useOpenPage()
  return path && !mayOpen(user, path) ? <RefusedPage path={path} /> : children
}
