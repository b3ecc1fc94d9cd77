import { hasDialog } from '../ui/actions/keys'
import { focusPage } from '../ui/actions/move-focus'
import { closeMenuDrawer } from './menu-drawer'
import type { router } from './routes'

/** What happens on each change of the page, whatever caused it. The panel starts it once. */
export function followRoute({ subscribe }: Pick<typeof router, 'subscribe'>) {
  // A page was chosen in the menu.
  subscribe('onBeforeLoad', ({ hrefChanged }) => {
    if (hrefChanged) closeMenuDrawer()
  })
  // Moves the focus to the new page, unless the page or an open dialog has it already.
  subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !hasDialog()) focusPage()
  })
}
