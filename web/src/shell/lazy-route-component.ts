import { lazyRouteComponent as lazily } from '@tanstack/react-router'
import { loadAhead } from '../ui/later-part'

/** A page of the panel could not be loaded: its file is gone since a release, or the network is. */
export class FailedPart extends Error {
  override name = 'FailedPart'
}

/**
 * A page that is loaded when it is gone to, or pointed at. One that fails reloads nothing by itself, neither here (only pointed
 * at, nobody waits for it) nor in the router, which would not keep to once a minute: `ErrorPage` does when it is shown.
 */
export const lazyRouteComponent: typeof lazily = (load, name) =>
  lazily(
    () =>
      loadAhead(load).catch((cause: unknown) => {
        throw new FailedPart('A page did not load', { cause })
      }),
    name,
  )
