import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '../user-query'
import { mayOpen } from './pages'

type Props = { id: number; className?: string | undefined; children: ReactNode }

/** The name of another operator in a list: leads to their page, for those who may open it. */
export function OperatorLink({ id, className, children }: Props) {
  const user = useUser()
  if (id === user.id || !mayOpen(user, '/operators/$id')) return children
  return (
    <Link
      to="/operators/$id"
      params={{ id: String(id) }}
      className={className}
      // The row of a list opens something else.
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  )
}
