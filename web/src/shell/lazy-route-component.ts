import { lazyRouteComponent as lazily } from '@tanstack/react-router'
import { loadAhead } from '../ui/later-part'

/** A page could not be loaded: its file is gone since a release, or there is no network. */
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
      loadAhead(load).catch((cause: unknown) => {
        throw new FailedPart('A page did not load', { cause })
      }),
    name,
  )
