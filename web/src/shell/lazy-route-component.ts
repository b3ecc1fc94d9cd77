import { lazyRouteComponent as lazily } from '@tanstack/react-router'
import { loadInAdvance } from '../ui/lazy-part'
import { withAdministrationTexts } from '../ui/words/with-administration-texts'

/** A page could not be loaded: a release has removed its file, or there is no network. */
export class FailedPart extends Error {
  override name = 'FailedPart'
}

/**
 * A page that is loaded when it is opened, or when the pointer is on its link. A failure does not reload anything here (after
 * pointing, nobody waits for it) nor in the router, which would not limit it to once a minute: `ErrorPage` reloads when it is
 * shown.
 */
export const lazyRouteComponent: typeof lazily = (load, name) =>
  lazily(
    () =>
      loadInAdvance(load).catch((cause: unknown) => {
        throw new FailedPart('A page did not load', { cause })
      }),
    name,
  )

/** The same for a page of the administration: its texts are loaded with it. */
export const lazyAdministrationPage: typeof lazily = (load, name) =>
  lazyRouteComponent(() => withAdministrationTexts(load), name)

/** The same for a page about escalations and holds. */
export const lazyHoldPage: typeof lazily = (load, name) =>
  lazyAdministrationPage(async () => {
    const [page] = await Promise.all([
      load(),
      import('../features/conversations/holds/hold-texts').then(({ addHoldTexts }) => addHoldTexts()),
    ])
    return page
  }, name)
