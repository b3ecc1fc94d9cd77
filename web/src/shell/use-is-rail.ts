import { type PagePath, pageAt } from '@panel/contract/rules/page-paths'
import { useRouterState } from '@tanstack/react-router'
import { useHasRoom, useIsWide } from './window-size'

const chatPages: readonly (PagePath | null)[] = ['/queue', '/poke-queue', '/conversations/$id']

/** Whether the menu shows its icons only, so that a chat has its three zones in sight. */
export function useIsRail(): boolean {
  const isWide = useIsWide()
  const hasRoom = useHasRoom()
  const isChat = useRouterState({ select: ({ location }) => chatPages.includes(pageAt(location.pathname)) })
  return isChat && isWide && !hasRoom
}
