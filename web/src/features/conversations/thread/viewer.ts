import { createContext, use } from 'react'

export type MessageMarks = { hidden?: boolean; highlighted?: boolean }

/** The actions on a message of the thread. A message is named by its id. */
export type Viewer = {
  /** Opens the menu of a message at a position of the window; by default below the message. */
  openMenu: (id: number, at?: { x: number; y: number }) => void
  openPhoto: (id: number) => void
  copy: (text: string) => void
  mark: (id: number, marks: MessageMarks) => void
  /** Asks for a reason, then hides the message. */
  hide: (id: number) => void
  /** Asks for a confirmation, then deletes the message. */
  delete: (id: number) => void
  /** Without an id: the message at the cursor, otherwise the customer's last one. */
  report: (id?: number) => void
}

export const ViewerContext = createContext<Viewer | null>(null)

export function useViewer(): Viewer {
  const viewer = use(ViewerContext)
  if (!viewer) throw new Error('No thread is shown here')
  return viewer
}

/** The message at the cursor: the one with the focus. */
export function messageAtCursor(): number | null {
  const element = document.activeElement?.closest<HTMLElement>('[data-message]')
  return element ? Number(element.dataset.message) : null
}
