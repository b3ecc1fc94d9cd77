import { focusPage } from '../ui/kept-focus'
import { hasDialog } from '../ui/keys'
import { closeMenuDrawer } from './menu-drawer'
import type { router } from './routes'

/** What goes with a change of the page, wherever it was asked for; the panel starts it once. */
export function followRoute({ subscribe }: Pick<typeof router, 'subscribe'>) {
  // A page was chosen in the menu.
  subscribe('onBeforeLoad', ({ hrefChanged }) => {
    if (hrefChanged) closeMenuDrawer()
  })
  // Another page is shown: the focus goes to it, unless the page or a dialog that was opened meanwhile has it.
  subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !hasDialog()) focusPage()
  })
}
