import type { ReactNode } from 'react'
import { useUser } from '../sign-in/user-query'
import { mayOpen } from './pages'
import { RefusedPage } from './RefusedPage'
import { useOpenPage } from './use-open-page'

/** Shows a page to those who may open it; to others, or when the right is taken away meanwhile, why they may not. */
export function PageGate({ children }: { children: ReactNode }) {
  const user = useUser()
  const path = useOpenPage()
  return path && !mayOpen(user, path) ? <RefusedPage path={path} /> : children
}
